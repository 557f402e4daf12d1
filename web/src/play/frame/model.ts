/** What every table shows of a question, and what every table can be told to do: plain data, made from a seat's own view. */
import type { Snippet } from 'svelte';
import type { IconName } from '../../ui/icons';
import type { LogLine } from '../../ui/LogList.svelte';
import type { Tab as TabHead } from '../../ui/Tabs.svelte';
import type { SeatLook } from '../../ui/types';
import type { Draft, Level, Path } from '../asking/draft';
import type { ChoiceWords } from '../asking/words';

/** Something that can be chosen, or says why not. */
export interface Choosable {
  readonly picked?: boolean;
  /** Absent: it may be chosen. */
  readonly why?: string;
}

export interface ClockView {
  /** When it answers, by the clock of this device. */
  readonly until: number;
  /** How long it runs in all; until then it stands full. */
  readonly totalMs: number;
  /** Looked at in this moment and no other: a still. */
  readonly at?: number;
}

export interface PromptView {
  readonly wanted: string;
  /** Why now. */
  readonly help?: string;
  /** What the coach says to a newcomer, in place of the help. */
  readonly coach?: string;
  readonly waiting?: string;
  readonly waitingFor?: readonly SeatLook[];
  readonly clock?: ClockView;
}

/** What can be done besides touching the board and the hand: an act with its price, a pass. */
export interface ActView<Key = string> extends Choosable {
  readonly key: Key;
  readonly name: string;
  readonly help: string;
  /** The rule in full. */
  readonly rule: string;
  readonly icon: IconName;
  readonly cost?: number;
  /** Given as soon as it is touched: passing a window is one touch. */
  readonly atOnce?: boolean;
  /** So expensive that confirmation is asked first, before anything else is picked for it; `does` is what confirming does. */
  readonly heavy?: { readonly cost: string; readonly does: Key };
}

/** A level of the question that asks for more, with the options that lie nowhere on the table. */
export interface StepView {
  /** What is being done. */
  readonly title: string;
  /** What is wanted at this step. */
  readonly wanted?: string;
  /** An act was picked that asks for more: the question's own sentence no longer says what is wanted. */
  readonly led?: boolean;
  readonly progress?: string;
  readonly level: Level | null;
  readonly words: ChoiceWords;
}

/** One that stands in a panel of its own. */
export interface PanelStep extends StepView {
  readonly level: Level;
}

export interface SealView {
  readonly state: 'idle' | 'ready' | 'sealed' | 'final';
  readonly label: string;
  readonly detail?: string;
  readonly why?: string;
  /** Secret choices are held; what everybody sees at once is a plain press. */
  readonly hold?: boolean;
  /** What was touched last gives the answer too, at a second touch: taking it back has a button of its own. */
  readonly again?: boolean;
  /** Nothing is asked that could be given. */
  readonly quiet?: boolean;
}

/** Something this seat may do unasked; nobody is told that it could. */
export interface OfferView {
  readonly title: string;
  readonly help: string;
  readonly open: boolean;
}

/** What a seat that plays has before it. */
export interface AskedView<Key = string> {
  readonly acts: readonly ActView<Key>[];
  readonly step?: StepView;
  readonly offer?: OfferView;
  readonly seal: SealView;
}

/** Chat and log. Built once per change and passed in, because they are the expensive part. */
export interface Lines {
  readonly talk: readonly LogLine[];
  readonly log: readonly LogLine[];
}

export const NO_LINES: Lines = { talk: [], log: [] };

/** What every table can ask the shell to do. */
export interface TableActs {
  /** What a plain panel says, at its level of the question. */
  onput: (path: Path, draft: Draft) => void;
  onclear: () => void;
  onseal: () => void;
  onunseal: () => void;
  onsay: (text: string) => boolean;
  /** The board as a list, for those who would rather read it. */
  ontext: () => void;
  onmenu: () => void;
  onsound: () => void;
}

/** Of them, those of the bar above the table. */
export type BarActs = Pick<TableActs, 'onsound' | 'onmenu' | 'ontext'>;

/** What the layout of a game hands on to the frame of every table as it came (TableFrame). */
export interface Framed<Tab extends string> {
  /** The first is the hand; the others are panels. */
  readonly tabs: readonly TabHead<Tab>[];
  readonly tab: Tab;
  /** Panels that stand right of the board where there is room; the others stand left. */
  readonly right?: readonly Tab[];
  readonly scene: Snippet;
  /** What I am and have, always in sight. */
  readonly self?: Snippet | undefined;
  readonly hand: Snippet;
  /** What is answered with. */
  readonly foot?: Snippet | undefined;
  readonly panel: Snippet<[Tab]>;
  readonly ontab: (tab: Tab) => void;
}

/** The end of a match can be checked, left and followed by another. */
export interface EndActs {
  onrematch: () => void;
  /** All that happened, to read again. */
  onstory: () => void;
  onverify: () => void;
  onleave: () => void;
  onsound: () => void;
  onmenu: () => void;
}
/** Who is in for another game; absent for those who watched. */
export interface RematchView {
  /** Nobody else had a seat. */
  readonly alone?: boolean;
  readonly ready: number;
  readonly of: number;
  readonly mine: boolean;
}
