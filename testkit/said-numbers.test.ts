import { describe, expect, test } from 'vitest';
import { numbersAmiss, saidNumbers, saysNumber, strayNumbers, unlikeNumbers } from './said-numbers.ts';

describe('the numbers a text says', () => {
  test('in digits and in words, in the order they are said', () => {
    expect(saidNumbers('en', 'Draw 2 cards, keep 1; discard three.')).toEqual([2, 1, 3]);
    expect(saidNumbers('fr', 'Piochez 2 cartes, gardez-en 1 ; défaussez-en trois.')).toEqual([2, 1, 3]);
    expect(saidNumbers('en', 'Twice 10 of 11, both, half of twelve, +1, −2.')).toEqual([2, 10, 11, 2, 0.5, 12, 1, 2]);
    expect(saidNumbers('fr', 'Deux fois, la moitié, zéro, jusqu’à quatre-deux.')).toEqual([2, 0.5, 0, 4, 2]);
  });

  test('a word that only contains a number says none, nor does a gap still to be filled', () => {
    expect(saidNumbers('en', 'Someone weighs often: {count|2 cards|3 cards}')).toEqual([]);
    expect(saidNumbers('fr', 'Chacune, quelqu’un, deuxième, sixième {count}')).toEqual([]);
  });

  test('a one may be said by an article or "once"; any other number must be said itself', () => {
    expect(saysNumber('en', 'Discard a card.', 1)).toBe(true);
    expect(saysNumber('en', 'Once per turn.', 1)).toBe(true);
    expect(saysNumber('fr', 'Défaussez une carte.', 1)).toBe(true);
    expect(saysNumber('fr', 'Défaussez vos cartes.', 1)).toBe(false);
    expect(saysNumber('en', 'Discard a card.', 2)).toBe(false);
    expect(saysNumber('fr', 'Défaussez deux cartes.', 2)).toBe(true);
  });

  test('a stray number is one the component does not have', () => {
    expect(strayNumbers('en', '3 damage, up to 1 zone away.', [3, 1])).toEqual([]);
    expect(strayNumbers('en', '3 damage, up to two zones away.', [3, 1])).toEqual([2]);
    expect(strayNumbers('fr', 'Deux fois : 1 dégât.', [1])).toEqual([2]);
  });

  test('a text keeps to the numbers of its component: none missing, none besides', () => {
    expect(numbersAmiss('en', 'Draw two cards, keep one.', [2, 1])).toEqual([]);
    expect(numbersAmiss('fr', 'Piochez trois cartes.', [2])).toEqual([
      '2 is not in “Piochez trois cartes.”',
      'what is the 3 in “Piochez trois cartes.”?',
    ]);
  });

  test('texts of two languages are compared wherever they stand in the tree', () => {
    const en = { cards: { trap: { text: 'Lay 2 traps.', rule: 'A trap hits for 1.' } }, count: (n: number) => `${n} of 3` };
    const fr = { cards: { trap: { text: 'Posez trois pièges.', rule: 'Un piège blesse.' } }, count: (n: number) => `${n} sur 4` };
    expect(unlikeNumbers(en, fr)).toEqual(['cards.trap.text: 2 in English, 3 in French']);
    expect(unlikeNumbers(en, { ...fr, cards: { trap: { text: 'Deux pièges.', rule: 'Un.' } } })).toEqual([]);
  });
});
