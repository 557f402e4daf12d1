// The words of what is named at the table, in French. Spaces before : ; ! ? and inside « » are no-break spaces.

import type { Words } from '@lurk/i18n';
import type { componentsEn } from './components.en.ts';

export const componentsFr: Words<typeof componentsEn> = {
  sides: {
    creature: { name: 'Créature', rule: 'Seule contre tous. Vous gagnez quand l’Assimilation atteint la Victoire.' },
    hunted: { name: 'Traqués', rule: 'Ensemble contre la Créature. Vous gagnez tous quand les Secours atteignent la Victoire.' },
  },

  places: {
    lair: {
      name: 'L’Antre',
      power: 'Videz votre défausse dans votre main, ou empruntez le pouvoir du lieu qui porte le jeton Créature.',
      limit: 'Si vous êtes attrapé ici, vous perdez 1 Volonté de plus. Ni l’Artefact ni l’Antre lui-même ne s’empruntent.',
    },
    jungle: {
      name: 'La Jungle',
      power: 'Reprenez cette carte, avec 1 carte de votre choix de votre défausse.',
      limit: 'Si votre défausse est vide, seule cette carte revient.',
    },
    river: {
      name: 'La Rivière',
      power:
        'Au prochain tour, posez deux cartes Lieu. Juste avant la révélation, gardez-en une ; l’autre regagne votre main sans être vue.',
      limit: 'Un seul doublé à la fois : sans effet si un autre vous attend déjà au prochain tour.',
    },
    beach: {
      name: 'La Plage',
      power:
        'Balise éteinte : chargez-la en posant ici le pion Balise. Balise chargée : activez-la en retirant le pion, et les Secours avancent de 1 case.',
      limit: 'Une fois par tour pour l’ensemble des Traqués, copies comprises.',
    },
    rover: {
      name: 'Le Rover',
      power: 'Choisissez dans la réserve un lieu que vous ne possédez pas encore et ajoutez-le à votre main.',
      limit: 'Sans effet si la réserve n’a rien de nouveau pour vous.',
    },
    swamp: {
      name: 'Le Marais',
      power: 'Reprenez cette carte, avec 2 cartes de votre choix de votre défausse.',
      limit: 'Si votre défausse compte moins de 2 cartes, prenez ce qui s’y trouve.',
    },
    shelter: {
      name: 'L’Abri',
      power: 'Piochez 2 cartes Survie. Gardez-en une en secret et défaussez l’autre face visible.',
      limit: 'Sans effet sous Désespoir, ou s’il ne reste aucune carte Survie à piocher.',
    },
    wreck: {
      name: 'L’Épave',
      power: 'Lancez un signal : les Secours avancent de 1 case.',
      limit: 'Une fois par tour pour l’ensemble des Traqués, copies comprises.',
    },
    source: {
      name: 'La Source',
      power: 'Rendez 1 Volonté au Traqué de votre choix, vous-même au besoin, ou piochez 1 carte Survie.',
      limit:
        'On ne soigne qu’un Traqué à qui il reste 1 ou 2 pions Volonté. Pas de pioche sous Désespoir, ni s’il ne reste aucune carte Survie.',
    },
    artefact: {
      name: 'L’Artefact',
      power: 'Au prochain tour, posez deux cartes Lieu et explorez les deux.',
      limit: 'Rien ne peut le copier. Un seul doublé à la fois : sans effet si un autre vous attend déjà au prochain tour.',
    },
  },

  hunt: {
    despair: { name: 'Désespoir', text: 'D’ici la fin du tour, personne ne joue ni ne pioche de carte Survie.' },
    forceField: {
      name: 'Champ de Force',
      text: 'Avant que les Traqués ne choisissent, posez le jeton Cible à cheval sur deux lieux adjacents : nul ne peut s’y rendre ce tour-ci.',
    },
    anticipation: {
      name: 'Anticipation',
      text: 'Désignez un Traqué. Si vous l’attrapez ce tour-ci, l’Assimilation avance de 1 case de plus.',
    },
    ascendancy: {
      name: 'Emprise',
      text: 'Désignez un Traqué qui a au moins 3 cartes Lieu en main : il en défausse jusqu’à n’en garder que 2.',
    },
    fierceness: { name: 'Acharnement', text: 'Chaque Traqué que vous attrapez ce tour-ci perd 1 Volonté de plus.' },
    forbiddenZone: { name: 'Zone Interdite', text: 'Chaque Traqué choisit en secret 1 carte Lieu de sa main ; on les défausse ensemble.' },
    interference: { name: 'Interférences', text: 'La Plage et l’Épave sont sans pouvoir ce tour-ci.' },
    persecution: { name: 'Harcèlement', text: 'Ce tour-ci, le pouvoir d’un lieu ne rend à un Traqué qu’une seule carte Lieu.' },
    mutation: { name: 'Mutation', text: 'En plus de son effet habituel, le jeton Artemia coûte 1 Volonté.' },
    phobia: {
      name: 'Psychose',
      text: 'Désignez un Traqué qui a au moins 3 cartes Lieu en main : il en cache 2 et ne montre les autres qu’à vous.',
    },
    virus: { name: 'Virus', text: 'Posez le jeton Artemia à cheval sur deux lieux adjacents : il frappe les deux.' },
    clone: { name: 'Clone', text: 'Ce tour-ci, le jeton Cible chasse comme un second jeton Créature.' },
    mirage: { name: 'Mirage', text: 'Posez le jeton Cible à cheval sur deux lieux adjacents : tous deux perdent leur pouvoir ce tour-ci.' },
    scream: { name: 'Hurlements', text: 'Chaque Traqué présent sur le lieu ciblé défausse 2 cartes Lieu de sa main, ou perd 1 Volonté.' },
    toxin: {
      name: 'Toxine',
      text: 'Chaque Traqué présent sur le lieu ciblé défausse 1 carte Survie, et le lieu perd son pouvoir ce tour-ci.',
    },
    cataclysm: { name: 'Cataclysme', text: 'Désignez un lieu : il n’a plus de pouvoir jusqu’à la fin du tour.' },
    detour: { name: 'Détour', text: 'Les lieux sont révélés, mais pas encore explorés : poussez un Traqué vers un lieu adjacent.' },
    stasis: { name: 'Stase', text: 'Les Secours restent sur place jusqu’à la fin de la phase.' },
    tracking: { name: 'Repérage', text: 'Au prochain tour, vous pourrez jouer deux cartes Traque au lieu d’une.' },
    flashback: { name: 'Flashback', text: 'Jouez cette carte comme si elle était celle du dessus de la défausse Traque.' },
  },

  survival: {
    adrenaline: { name: 'Adrénaline', text: 'Retrouvez 1 Volonté.' },
    ingenuity: { name: 'Système D', text: 'Chargez la balise : posez le pion Balise sur la Plage.' },
    sacrifice: { name: 'Sacrifice', text: 'Défaussez 1 carte Lieu de votre main. La Créature ne joue plus de carte Traque ce tour-ci.' },
    sixthSense: { name: 'Sixième Sens', text: 'Reprenez 2 cartes Lieu de votre choix de votre défausse.' },
    smokescreen: {
      name: 'Brouillage',
      text: 'Jusqu’à la fin du tour, la Créature ne voit plus ce que contiennent les défausses des Traqués.',
    },
    strikeBack: { name: 'Riposte', text: 'Deux cartes tirées à l’aveugle de la main de la Créature passent sous la pioche Traque.' },
    vortex: { name: 'Vortex', text: 'Échangez la carte Lieu que vous avez posée contre une carte de votre défausse.' },
    detector: { name: 'Détecteur', text: 'Le jeton Artemia n’a pas prise sur vous ce tour-ci.' },
    dodge: { name: 'Esquive', text: 'Le jeton Créature n’a pas prise sur vous ce tour-ci.' },
    drone: { name: 'Drone', text: 'À la place du pouvoir de votre lieu, utilisez celui du Rover.' },
    gate: {
      name: 'Portail',
      text: 'À la place du pouvoir de votre lieu, utilisez celui d’un lieu adjacent. L’Artefact reste hors d’atteinte.',
    },
    hologram: { name: 'Hologramme', text: 'Attirez le jeton Artemia sur un lieu adjacent.' },
    wrongTrack: { name: 'Fausse Piste', text: 'Attirez le jeton Créature sur un lieu adjacent.' },
    amplifier: { name: 'Amplificateur', text: 'Retirez le pion Balise de la Plage : les Secours avancent aussitôt de 1 case.' },
    doubleBack: {
      name: 'Volte-Face',
      text: 'La carte Lieu que vous avez jouée ce tour-ci revient dans votre main au lieu d’aller à la défausse.',
    },
  },

  phases: {
    1: { name: 'Exploration', rule: 'Chaque Traqué pose une carte Lieu face cachée.' },
    2: { name: 'Traque', rule: 'La Créature pose ses jetons sur la planète.' },
    3: { name: 'Résolution', rule: 'Les lieux se révèlent : les uns s’explorent, les autres sont des pièges.' },
    4: { name: 'Maintenance', rule: 'Les cartes jouées sont défaussées, la Créature complète sa main et les Secours avancent de 1 case.' },
  },

  tokens: {
    tokCreature: { name: 'Jeton Créature', rule: 'Posé à chaque tour : il attrape tous les Traqués présents sur son lieu.' },
    tokTarget: { name: 'Jeton Cible', rule: 'Vient avec une carte Cible et montre où elle frappe.' },
    tokArtemia: {
      name: 'Jeton Artemia',
      rule: 'Vient avec une carte ou une case Artemia : le lieu n’offre rien et coûte 1 carte Lieu de la main.',
    },
  },

  boardSides: {
    1: { name: 'Face 1', rule: 'Le symbole Artemia occupe les six dernières cases des Secours : calme d’abord, puis plus de répit.' },
    2: {
      name: 'Face 2',
      rule: 'Le symbole Artemia occupe une case sur deux des onze dernières : il frappe plus tôt, mais laisse souffler.',
    },
  },
};
