/** What is told of the Victims: rounds and turns, the forest, bodies, cards, the door. */
import type { Event } from '../types.ts';
import type { Board, Told } from './oracle-board.ts';
import { beside, PEOPLE, SIDES, SIGNS, STATS, waysOf, worthOf } from './oracle-box.ts';

const PHASES = ['victims', 'event', 'curse', 'demon'];

/** VI-026 to VI-034 Rounds, phases, turns and the end. */
export function course(it: Board, event: Event): void {
  const board = it.board;
  const due = [2, 4].includes(it.players) ? 3 : 2;
  switch (event.t) {
    case 'characterChosen': {
      const stats = (PEOPLE[event.character] ?? []).map(([start, max], n) => Math.min(max, start + (n === 1 && it.options.hardy ? 1 : 0)));
      const [agi = 0, vit = 0, int = 0, luk = 0] = stats;
      board.victims.push({
        ...{ character: event.character, seat: event.seat, status: 'forest', at: '0,0', stats: { agi, vit, int, luk } },
        ...{ wounds: 0, worn: [], hide: 'none', effects: [] },
      });
      it.hands[event.character] = 0;
      return;
    }
    case 'roundBegan':
      it.must(event.round === board.round + 1, `round ${event.round} after ${board.round}`);
      board.round = event.round;
      it.done.clear();
      return;
    case 'phaseBegan':
      if (event.phase !== 'victims')
        it.must(PHASES.indexOf(event.phase) > PHASES.indexOf(board.phase), `${event.phase} after ${board.phase}`);
      if (event.phase === 'curse') it.must(board.round === due && !board.demon, `the Curse in round ${board.round}`);
      if (event.phase === 'demon') it.must(board.demon !== null && board.round >= due, 'a Demon’s phase without a Demon');
      board.phase = event.phase;
      return;
    case 'turnBegan':
      it.must(it.who(event.victim).status === 'forest' && board.phase === 'victims', `a turn of ${event.victim}`);
      it.must(!it.done.has(event.victim) && [2, 3].includes(event.ap), `${event.victim} plays again, or ${event.ap} actions`);
      it.done.add(event.victim);
      return;
    case 'won':
      end(it, event);
      return;
  }
}
/** VI-397 to VI-402 */
function end(it: Board, { winner, why }: Told<'won'>): void {
  const board = it.board;
  const inside = board.victims.filter(({ status }) => status === 'escaped').length;
  const needed = it.players === 6 ? it.options.escapesAtSix : [3, 5].includes(it.players) ? 3 : 2;
  const holds: Record<typeof why, boolean> = {
    escaped: inside === needed && winner === 'victims',
    allCritical: it.inForest().every(({ wounds }) => wounds === 2) && winner !== 'victims',
    eliminated: board.eliminated === 2 && winner === 'demon',
    darkness: board.events.at(-1) === 'darkness' && winner !== 'victims',
  };
  it.must(holds[why] && (winner !== 'nobody' || !board.demon), `${winner} by ${why}`);
  it.over = true;
}

/** Tiles, tokens on them, and steps. */
export function forest(it: Board, event: Event): void {
  const { map, bridges } = it.board;
  switch (event.t) {
    case 'runBegan':
      it.runner = event.victim;
      return;
    case 'stepped': {
      const victim = it.who(event.victim);
      it.must(victim.at === event.from && victim.status === 'forest', `${event.victim} is not at ${event.from}`);
      it.must(it.linked(event.from, event.to), `no way from ${event.from} to ${event.to}`);
      it.must((event.how === 'crawl') === (victim.wounds === 2), `${event.victim} moves by ${event.how} with ${victim.wounds} Wounds`);
      victim.at = event.to;
      return;
    }
    case 'tileTurned':
      it.must(!map.some(({ cell, tile }) => cell === event.cell || tile === event.tile), `${event.tile} is turned onto ${event.cell}`);
      it.must(event.victim === it.runner, `${event.victim} turns a tile and does not run`);
      return;
    case 'tileLaid': {
      const { cell, tile, rotation } = event;
      map.push({ cell, tile, rotation, herb: false, box: false, decoded: false, destroyed: false, broken: false, web: false });
      const at = it.who(it.runner).at ?? '';
      const side = SIDES.find((one) => beside(cell, one) === at) ?? -1;
      it.must(waysOf(tile, rotation).includes(side), `${tile} shows no way to ${at}`);
      it.must(map.length <= 40, 'more tiles than there are');
      return;
    }
    case 'brokeThrough':
    case 'hammered':
      bridges.push({ cell: event.cell, side: event.side, by: event.t === 'hammered' ? 'hammer' : 'breakthrough' });
      it.must(bridges.filter(({ by }) => by === 'hammer').length <= 3, 'a fourth Hammer token');
      return;
    case 'tokenPut':
      it.must(it.kindAt(event.cell) === (event.token === 'herb' ? 'herb' : 'wreck'), `${event.token} at ${event.cell}`);
      it.tile(event.cell)[event.token] = true;
      return;
    case 'pickedUp': {
      const tile = it.tile(it.who(event.victim).at ?? '');
      it.must(tile[event.what], `no ${event.what} to pick up`);
      tile[event.what] = false;
      return;
    }
    case 'decoderPut':
      it.must(it.kindAt(event.cell) === 'decoder' && !it.tile(event.cell).decoded, `a Decoder token at ${event.cell}`);
      it.tile(event.cell).decoded = true;
      return;
    case 'repaired':
      it.tile(event.cell).broken = false;
      return;
    case 'decoderBroken':
      it.must(it.kindAt(event.cell) === 'decoder', `no Decoder at ${event.cell}`);
      it.tile(event.cell).broken = true;
      return;
    case 'corpseDestroyed':
      it.must(it.kindAt(event.cell) === 'corpse', `no corpse at ${event.cell}`);
      it.tile(event.cell).destroyed = true;
      return;
    case 'webPut':
      it.must(!it.inForest().some(({ at }) => at === event.cell), 'a Web under a figure');
      it.tile(event.cell).web = true;
      it.must(map.filter(({ web }) => web).length <= 6, 'a seventh Web');
      return;
    case 'webRemoved':
      it.tile(event.cell).web = false;
      return;
    case 'webSprung':
      it.must(it.tile(event.cell).web && it.who(event.victim).at === event.cell, `a Web at ${event.cell}`);
      it.tile(event.cell).web = false;
      return;
  }
}

/** Wounds, statistics, effects, hiding: 2.11. */
export function bodies(it: Board, event: Event): void {
  switch (event.t) {
    case 'statMoved': {
      const { stats } = it.who(event.victim);
      const max = PEOPLE[event.victim]?.[STATS.indexOf(event.stat)]?.[1] ?? 0;
      const by = event.to - stats[event.stat];
      it.must(event.to >= 1 && event.to <= max && (by === 1 || (by === -1 && event.why === 'stress')), `${event.stat} to ${event.to}`);
      stats[event.stat] = event.to;
      return;
    }
    case 'wounded': {
      const victim = it.who(event.victim);
      it.must(victim.status === 'forest' && event.wounds === victim.wounds + 1 && event.wounds <= 2, `a Wound for ${event.victim}`);
      victim.wounds = event.wounds;
      return;
    }
    case 'fell':
      it.must(it.who(event.victim).wounds === 2, `${event.victim} falls too soon`);
      return;
    case 'healed': {
      const victim = it.who(event.victim);
      it.must(event.wounds === victim.wounds - 1 && event.wounds >= 0, `${event.victim} is healed to ${event.wounds}`);
      victim.wounds = event.wounds;
      return;
    }
    case 'stoodUp':
      it.must(it.who(event.victim).wounds === 1, `${event.victim} stands up`);
      return;
    case 'weakened': {
      const { effects, wounds } = it.who(event.victim);
      it.must(!effects.includes(event.effect) && wounds < 2, `${event.victim} ${event.effect}`);
      effects.push(event.effect);
      return;
    }
    case 'relieved': {
      const victim = it.who(event.victim);
      it.must(victim.effects.includes(event.effect), `${event.victim} not ${event.effect}`);
      victim.effects = victim.effects.filter((one) => one !== event.effect);
      return;
    }
    case 'hideIs':
      it.who(event.victim).hide = event.hide;
      return;
    case 'hid':
      if (event.success) it.who(event.victim).hide = 'hidden';
      return;
    case 'tested':
      it.must(it.kindAt(it.who(event.victim).at) === 'test', `${event.victim} is tested away from a Test tile`);
      return;
    case 'escaped':
      it.must(it.board.bunkerOpen && it.kindAt(it.who(event.victim).at) === 'bunker', `${event.victim} escapes`);
      it.must(it.who(event.victim).wounds < 2, `${event.victim} crawls in`);
      it.leave(event.victim, 'escaped');
      return;
    case 'removed':
      it.leave(event.victim, 'removed');
      return;
    case 'handedOver':
      it.who(event.victim).seat = event.to;
      return;
  }
}

/** Cards: how many in each hand, what is worn, which Events. */
export function cards(it: Board, event: Event): void {
  const hand = (character: string, by: number): void => {
    it.hands[character] = (it.hands[character] ?? 0) + by;
    it.must((it.hands[character] ?? 0) >= 0, `${character} holds fewer than none`);
  };
  switch (event.t) {
    case 'drew':
      hand(event.victim, event.count);
      return;
    case 'gave':
      hand(event.from, -1);
      hand(event.to, 1);
      return;
    case 'equipped': {
      const { worn } = it.who(event.victim);
      hand(event.victim, -1);
      worn.push(event.item);
      it.must(worn.length <= 2, `${event.victim} wears ${worn.length}`);
      return;
    }
    case 'discarded':
      discarded(it, event, hand);
      return;
    case 'turnEnded': {
      // VI-162 Who escapes in its turn takes all its cards along.
      const escaped = it.who(event.victim).status === 'escaped';
      it.must(escaped || (it.hands[event.victim] ?? 0) <= 5, `${event.victim} keeps more than 5 cards`);
      return;
    }
    case 'eventDrawn': {
      const { events } = it.board;
      events.push(event.card);
      const alike = events.filter((card) => card === event.card).length;
      it.must(event.card === 'darkness' ? events.length === 25 : alike <= 3, `${event.card} for the ${alike}th time`);
      return;
    }
  }
}
/** Off the board where it says so; of a Victim that leaves, the hand first and then what it wore. */
function discarded(it: Board, { victim, items, why }: Told<'discarded'>, hand: (character: string, by: number) => void): void {
  const somebody = it.who(victim);
  const fromBoard = why === 'takenOff' || (it.hands[victim] ?? 0) < items.length || (why === 'left' && it.hands[victim] === 0);
  if (!fromBoard) {
    hand(victim, -items.length);
    return;
  }
  it.must(
    items.every((item) => somebody.worn.some((one) => one === item)),
    `${victim} does not wear ${items}`,
  );
  somebody.worn = somebody.worn.filter((one) => !items.some((item) => item === one));
}

/** 3.14 Tokens, the row, and the gate. */
export function door(it: Board, event: Event): void {
  const board = it.board;
  switch (event.t) {
    case 'tokenFound':
      pool(it, event.token, true);
      return;
    case 'tokenPlaced':
      it.must(it.kindAt(it.who(event.victim).at) === 'bunker', `${event.victim} is not at the door`);
      pool(it, event.token, false);
      board.row.splice(event.place, 0, event.token);
      return;
    case 'tokenTakenBack':
      it.must(board.row[event.place] === event.token, `${event.token} is not at ${event.place}`);
      board.row.splice(event.place, 1);
      pool(it, event.token, true);
      return;
    case 'gateShown':
      it.must(board.gate === null && board.map.some(({ tile }) => tile === 'T02'), 'a gate without a Bunker');
      board.gate = event.gate;
      return;
    case 'bunkerOpened': {
      const worth = worthOf(board.row);
      it.must(worth !== null && worth[0] === (board.gate ?? 0) * worth[1], `${board.row.join(' ')} does not make ${board.gate}`);
      board.bunkerOpen = true;
      return;
    }
  }
}
function pool(it: Board, token: Told<'tokenFound'>['token'], comes: boolean): void {
  const board = it.board;
  const take = <T>(list: T[], one: T): T[] => list.toSpliced(list.indexOf(one), 1);
  if (typeof token === 'number') board.numbers = (comes ? [...board.numbers, token] : take(board.numbers, token)).sort((a, b) => a - b);
  else {
    const inBox = (sign: string): number => SIGNS.indexOf(sign);
    board.symbols = (comes ? [...board.symbols, token] : take(board.symbols, token)).sort((a, b) => inBox(a) - inBox(b));
  }
  const all: (number | string)[] = [...board.numbers, ...board.symbols, ...board.row];
  for (const one of new Set(all))
    it.must(all.filter((other) => other === one).length <= (typeof one === 'number' ? 1 : 2), `too many ${one}`);
}
