// Places, cards, tokens and all else that is named at the table, in French: names, what is printed on them, and their whole rule.
import type { Words } from '@lurk/i18n';
import type { components as english } from './components.en.ts';

export const components: Words<typeof english> = {
  sides: {
    creature: { name: 'Créature', rule: 'Seule contre tous. Vous gagnez quand l’Assimilation atteint la Victoire.' },
    hunted: { name: 'Traqués', rule: 'Ensemble contre la Créature. Vous gagnez tous quand les Secours atteignent la Victoire.' },
  },

  people: { creature: 'la Créature' },

  phases: {
    1: { name: 'Exploration', rule: 'Chaque Traqué pose une carte Lieu face cachée.' },
    2: { name: 'Traque', rule: 'La Créature pose ses jetons sur la planète.' },
    3: { name: 'Résolution', rule: 'Les lieux se révèlent : les uns s’explorent, les autres sont des pièges.' },
    4: { name: 'Maintenance', rule: 'Les cartes jouées sont défaussées, la Créature complète sa main et les Secours avancent de 1 case.' },
  },

  boardSides: {
    1: { name: 'Face 1', rule: 'Le symbole Artemia occupe les six dernières cases des Secours : calme d’abord, puis plus de répit.' },
    2: {
      name: 'Face 2',
      rule: 'Le symbole Artemia occupe une case sur deux des onze dernières : il frappe plus tôt, mais laisse souffler.',
    },
  },

  places: {
    1: {
      name: 'Antre',
      the: 'l’Antre',
      at: 'dans l’Antre',
      to: 'à l’Antre',
      of: 'de l’Antre',
      short: 'Tout reprendre, ou copier',
      power: 'Reprenez toute votre défausse, ou copiez le lieu de la Créature.',
      rule: 'Videz votre défausse dans votre main, ou copiez le pouvoir du lieu qui porte le jeton Créature. Si la Créature vous attrape ici, vous perdez 1 pion Volonté de plus. Ni l’Artefact ni l’Antre lui-même ne se copient.',
    },
    2: {
      name: 'Jungle',
      the: 'la Jungle',
      at: 'dans la Jungle',
      to: 'à la Jungle',
      of: 'de la Jungle',
      short: 'Reprendre ceci et 1 carte',
      power: 'Reprenez cette carte et une autre.',
      rule: 'Reprenez cette carte, avec 1 carte de votre choix de votre défausse. Si votre défausse est vide, seule cette carte revient.',
    },
    3: {
      name: 'Rivière',
      the: 'la Rivière',
      at: 'à la Rivière',
      to: 'à la Rivière',
      of: 'de la Rivière',
      short: 'Ensuite : 2 jouées, 1 gardée',
      power: 'Au tour suivant, jouez deux lieux, gardez-en un.',
      rule: 'Au prochain tour, posez deux cartes Lieu. Juste avant la révélation, gardez-en une ; l’autre regagne votre main sans être vue. Un seul doublé à la fois : sans effet si un autre vous attend déjà au prochain tour.',
    },
    4: {
      name: 'Plage',
      the: 'la Plage',
      at: 'sur la Plage',
      to: 'à la Plage',
      of: 'de la Plage',
      short: 'Charger ou activer la balise',
      power: 'Chargez la balise, ou activez-la : les Secours avancent de 1 case.',
      rule: 'Balise non chargée : chargez-la en posant ici le pion Balise. Balise chargée : activez-la en retirant le pion, et les Secours avancent de 1 case. Une fois par tour pour l’ensemble des Traqués, copies comprises.',
    },
    5: {
      name: 'Rover',
      the: 'le Rover',
      at: 'au Rover',
      to: 'au Rover',
      of: 'du Rover',
      short: 'Gagner un nouveau lieu',
      power: 'Prenez dans la réserve un lieu qui vous manque.',
      rule: 'Choisissez dans la réserve un lieu que vous ne possédez pas encore et ajoutez-le à votre main. Sans effet si la réserve n’a rien de nouveau pour vous.',
    },
    6: {
      name: 'Marais',
      the: 'le Marais',
      at: 'dans le Marais',
      to: 'au Marais',
      of: 'du Marais',
      short: 'Reprendre ceci et 2 cartes',
      power: 'Reprenez cette carte et deux autres.',
      rule: 'Reprenez cette carte, avec 2 cartes de votre choix de votre défausse. Si votre défausse compte moins de 2 cartes, prenez ce qui s’y trouve.',
    },
    7: {
      name: 'Abri',
      the: 'l’Abri',
      at: 'dans l’Abri',
      to: 'à l’Abri',
      of: 'de l’Abri',
      short: 'Piocher 2, en garder 1',
      power: 'Piochez deux cartes Survie, gardez-en une.',
      rule: 'Piochez 2 cartes Survie. Gardez-en une en secret et défaussez l’autre face visible. Sans effet sous Désespoir, ou s’il ne reste aucune carte Survie à piocher.',
    },
    8: {
      name: 'Épave',
      the: 'l’Épave',
      at: 'à l’Épave',
      to: 'à l’Épave',
      of: 'de l’Épave',
      short: 'Secours : 1 case',
      power: 'Les Secours avancent de 1 case. Une fois par tour pour tous.',
      rule: 'Lancez un signal : les Secours avancent de 1 case. Une fois par tour pour l’ensemble des Traqués, copies comprises.',
    },
    9: {
      name: 'Source',
      the: 'la Source',
      at: 'à la Source',
      to: 'à la Source',
      of: 'de la Source',
      short: 'Soigner 1, ou piocher 1',
      power: 'Quelqu’un regagne 1 pion Volonté, ou piochez une carte Survie.',
      rule: 'Rendez 1 pion Volonté au Traqué de votre choix, vous-même au besoin, ou piochez 1 carte Survie. On ne soigne qu’un Traqué à qui il reste 1 ou 2 pions Volonté. Pas de pioche sous Désespoir, ni s’il ne reste aucune carte Survie.',
    },
    10: {
      name: 'Artefact',
      the: 'l’Artefact',
      at: 'à l’Artefact',
      to: 'à l’Artefact',
      of: 'de l’Artefact',
      short: 'Ensuite : 2 lieux résolus',
      power: 'Au tour suivant, jouez deux lieux et utilisez les deux.',
      rule: 'Au prochain tour, posez deux cartes Lieu et explorez les deux. Rien ne peut le copier. Un seul doublé à la fois : sans effet si un autre vous attend déjà au prochain tour.',
    },
  },
  hunt: {
    despair: {
      name: 'Désespoir',
      text: 'Ce tour-ci, personne ne joue ni ne pioche de carte Survie.',
      rule: 'D’ici la fin du tour, personne ne joue ni ne pioche de carte Survie.',
    },
    forceField: {
      name: 'Champ de Force',
      text: 'Deux lieux adjacents ne peuvent pas être joués ce tour-ci.',
      rule: 'Avant que les Traqués ne choisissent, posez le jeton Cible à cheval sur deux lieux adjacents : nul ne peut s’y rendre ce tour-ci.',
    },
    anticipation: {
      name: 'Anticipation',
      text: 'Nommez un Traqué. Si vous l’attrapez, l’Assimilation avance de 1 case de plus.',
      rule: 'Désignez un Traqué. Si vous l’attrapez ce tour-ci, l’Assimilation avance de 1 case de plus.',
    },
    ascendancy: {
      name: 'Emprise',
      text: 'Un Traqué défausse des lieux jusqu’à n’en garder que 2 en main.',
      rule: 'Désignez un Traqué qui a au moins 3 cartes Lieu en main : il en défausse jusqu’à n’en garder que 2.',
    },
    fierceness: {
      name: 'Acharnement',
      text: 'Chaque Traqué attrapé perd 1 pion Volonté de plus.',
      rule: 'Chaque Traqué que vous attrapez ce tour-ci perd 1 pion Volonté de plus.',
    },
    forbiddenZone: {
      name: 'Zone Interdite',
      text: 'Chaque Traqué défausse 1 lieu, tous en même temps.',
      rule: 'Chaque Traqué choisit en secret 1 carte Lieu de sa main ; on les défausse ensemble.',
    },
    interference: {
      name: 'Interférences',
      text: 'La Plage et l’Épave sont inutilisables ce tour-ci.',
      rule: 'Ce tour-ci, la Plage et l’Épave sont inutilisables : ni pouvoir, ni carte reprise.',
    },
    persecution: {
      name: 'Harcèlement',
      text: 'Le pouvoir d’un lieu ne rend qu’une seule carte.',
      rule: 'Ce tour-ci, le pouvoir d’un lieu ne rend à un Traqué qu’une seule carte Lieu.',
    },
    mutation: {
      name: 'Mutation',
      text: 'Le jeton Artemia coûte aussi 1 pion Volonté.',
      rule: 'En plus de son effet habituel, le jeton Artemia coûte 1 pion Volonté.',
    },
    phobia: {
      name: 'Psychose',
      text: 'Un Traqué vous montre tous les lieux de sa main sauf 2.',
      rule: 'Désignez un Traqué qui a au moins 3 cartes Lieu en main : il en cache 2 et ne montre les autres qu’à vous.',
    },
    virus: {
      name: 'Virus',
      text: 'Le jeton Artemia couvre deux lieux adjacents.',
      rule: 'Posez le jeton Artemia à cheval sur deux lieux adjacents : il frappe les deux.',
    },
    clone: {
      name: 'Clone',
      text: 'Le jeton Cible compte comme un second jeton Créature.',
      rule: 'Ce tour-ci, le jeton Cible chasse comme un second jeton Créature.',
    },
    mirage: {
      name: 'Mirage',
      text: 'Deux lieux adjacents sont inutilisables ce tour-ci.',
      rule: 'Posez le jeton Cible à cheval sur deux lieux adjacents : tous deux sont inutilisables ce tour-ci.',
    },
    scream: {
      name: 'Hurlements',
      text: 'Sur la cible : défausser 2 lieux ou perdre 1 pion Volonté.',
      rule: 'Chaque Traqué présent sur le lieu ciblé défausse 2 cartes Lieu de sa main, ou perd 1 pion Volonté.',
    },
    toxin: {
      name: 'Toxine',
      text: 'Sur la cible : 1 carte Survie perdue, et le lieu est inutilisable.',
      rule: 'Chaque Traqué présent sur le lieu ciblé défausse 1 carte Survie, et le lieu est inutilisable ce tour-ci.',
    },
    cataclysm: {
      name: 'Cataclysme',
      text: 'Un lieu est inutilisable ce tour-ci.',
      rule: 'Désignez un lieu : il est inutilisable jusqu’à la fin du tour.',
    },
    detour: {
      name: 'Détour',
      text: 'Après la révélation, déplacez un Traqué vers un lieu adjacent.',
      rule: 'Les lieux sont révélés, mais pas encore explorés : poussez un Traqué vers un lieu adjacent.',
    },
    stasis: {
      name: 'Stase',
      text: 'Les Secours n’avancent pas à la fin de ce tour.',
      rule: 'Les Secours restent sur place jusqu’à la fin de la phase.',
    },
    tracking: {
      name: 'Repérage',
      text: 'Au tour suivant, vous pouvez jouer deux cartes Traque.',
      rule: 'Au prochain tour, vous pourrez jouer deux cartes Traque au lieu d’une.',
    },
    flashback: {
      name: 'Flashback',
      text: 'Copie la dernière carte Traque défaussée.',
      rule: 'Jouez cette carte comme si elle était celle du dessus de la défausse Traque.',
    },
  },
  survival: {
    adrenaline: { name: 'Adrénaline', text: 'Vous regagnez 1 pion Volonté.', rule: 'Regagnez 1 pion Volonté.' },
    ingenuity: {
      name: 'Système D',
      text: 'Chargez la balise sur la Plage.',
      rule: 'Chargez la balise : posez le pion Balise sur la Plage.',
    },
    sacrifice: {
      name: 'Sacrifice',
      text: 'Défaussez 1 lieu : aucune carte Traque ce tour-ci.',
      rule: 'Défaussez 1 carte Lieu de votre main. La Créature ne joue plus de carte Traque ce tour-ci.',
    },
    sixthSense: {
      name: 'Sixième Sens',
      text: 'Reprenez 2 lieux de votre défausse.',
      rule: 'Reprenez 2 cartes Lieu de votre choix de votre défausse.',
    },
    smokescreen: {
      name: 'Brouillage',
      text: 'La Créature ne voit plus les défausses jusqu’à la fin du tour.',
      rule: 'Jusqu’à la fin du tour, la Créature ne voit plus ce que contiennent les défausses des Traqués.',
    },
    strikeBack: {
      name: 'Riposte',
      text: '2 cartes de la Créature, au hasard, passent sous la pioche Traque.',
      rule: 'Deux cartes tirées à l’aveugle de la main de la Créature passent sous la pioche Traque.',
    },
    vortex: {
      name: 'Vortex',
      text: 'Échangez votre carte cachée avec une de votre défausse.',
      rule: 'Échangez la carte Lieu que vous avez posée contre une carte de votre défausse.',
    },
    detector: {
      name: 'Détecteur',
      text: 'Le jeton Artemia ne vous fait rien.',
      rule: 'Le jeton Artemia n’a aucun effet sur vous ce tour-ci.',
    },
    dodge: {
      name: 'Esquive',
      text: 'Le jeton Créature ne vous fait rien.',
      rule: 'Le jeton Créature n’a aucun effet sur vous ce tour-ci.',
    },
    drone: {
      name: 'Drone',
      text: 'Utilisez le Rover au lieu de votre lieu.',
      rule: 'À la place du pouvoir de votre lieu, utilisez celui du Rover.',
    },
    gate: {
      name: 'Portail',
      text: 'Utilisez un lieu adjacent au lieu du vôtre.',
      rule: 'À la place du pouvoir de votre lieu, utilisez celui d’un lieu adjacent. L’Artefact reste hors d’atteinte.',
    },
    hologram: {
      name: 'Hologramme',
      text: 'Déplacez le jeton Artemia vers un lieu adjacent.',
      rule: 'Attirez le jeton Artemia sur un lieu adjacent.',
    },
    wrongTrack: {
      name: 'Fausse Piste',
      text: 'Déplacez le jeton Créature vers un lieu adjacent.',
      rule: 'Attirez le jeton Créature sur un lieu adjacent.',
    },
    amplifier: {
      name: 'Amplificateur',
      text: 'Activez la balise chargée : les Secours avancent de 1 case.',
      rule: 'Activez la balise chargée : retirez le pion Balise de la Plage, et les Secours avancent aussitôt de 1 case.',
    },
    doubleBack: {
      name: 'Volte-Face',
      text: 'Reprenez le lieu que vous venez de jouer.',
      rule: 'La carte Lieu que vous avez jouée ce tour-ci revient dans votre main au lieu d’aller à la défausse.',
    },
  },
  tokens: {
    creature: {
      name: 'Créature',
      token: 'Jeton Créature',
      the: 'le jeton Créature',
      rule: 'Un Traqué attrapé ici perd 1 pion Volonté et ne tire rien du lieu ; si quelqu’un est attrapé, l’Assimilation avance de 1 case.',
    },
    target: { name: 'Cible', token: 'Jeton Cible', the: 'le jeton Cible', rule: 'Vient avec une carte Cible et montre où elle frappe.' },
    artemia: {
      name: 'Artemia',
      token: 'Jeton Artemia',
      the: 'le jeton Artemia',
      rule: 'Vient avec un symbole Artemia, sur une carte ou sur la case des Secours : le Traqué ne tire rien du lieu et défausse 1 carte Lieu de sa main.',
    },
  },
};
