/** Every write, in SQL. The caller begins and ends the transaction. */
import { CHAT_RANGE, CHATS_KEPT } from '../chat-ranges.ts';
import type { Writes } from '../storage.ts';
import { pack } from './pack.ts';
import type { Numbers, Prepared } from './prepared.ts';

export function writesOf(sql: Prepared, numbers: Numbers): Writes {
  const dropPlay = (id: string): void => {
    sql.dropInputs.run(...numbers.inputsOf(id));
    sql.dropSnapshot.run(numbers.of(id));
  };
  return {
    saveSession: ({ hash, player, name }, at) => void sql.saveSession.run(hash, player, name, at),
    dropSession: (hash) => void sql.dropSession.run(hash),
    seen(hashes, at, stale) {
      for (const hash of hashes) sql.seen.run(at, hash, stale);
    },

    saveTable({ code, state, text, at }, players) {
      sql.saveTable.run(code, state, text, at);
      sql.leave.run(code);
      for (const player of players) sql.join.run(code, player, at);
    },
    dropTable(code) {
      for (const drop of [sql.dropTable, sql.leave, sql.dropChats]) drop.run(code);
    },
    addChat(table, chat) {
      sql.addChat.run(table, chat.id, JSON.stringify(chat));
      sql.dropOldChat.run(table, chat.id - (chat.id % CHAT_RANGE), chat.id - CHATS_KEPT);
    },

    addMatch({ id, table, game, rulesVersion, options, seats, dealt, state, asleep, result }) {
      sql.addMatch.run(id, table, game, rulesVersion, options, seats, JSON.stringify(dealt), state, asleep, result);
    },
    seated(id, players) {
      for (const [seat, player] of players.entries()) if (player !== null) sql.seated.run(numbers.of(id), seat, player);
    },
    handed(id, { seat, player, name, from }) {
      sql.seated.run(numbers.of(id), seat, player);
      sql.handSeat.run(String(seat), name, String(seat), from, numbers.of(id));
    },
    sleep: (id, at) => void sql.sleep.run(at, id),
    endMatch: (id, at, result) => void sql.endMatch.run(at, result, id),
    archive(match, record) {
      sql.saveRecord.run(numbers.of(match), pack(record));
      sql.archived.run(numbers.of(match));
      dropPlay(match);
    },
    leaveAsItIs: (match) => void sql.archived.run(numbers.of(match)),
    dropMatch(id) {
      dropPlay(id);
      sql.dropRecord.run(numbers.of(id));
      sql.dropPlayed.run(numbers.of(id));
      sql.dropMatch.run(numbers.of(id));
      numbers.forget();
    },

    addInput(match, { no, seat, key, text, at, told }) {
      const [first] = numbers.inputsOf(match);
      sql.addInput.run(first + no, seat, key, text, at, pack(told));
    },
    saveSnapshot: (match, { no, text }) => void sql.saveSnapshot.run(numbers.of(match), no, pack(text)),

    alive: (at) => void sql.alive.run(at),
  };
}
