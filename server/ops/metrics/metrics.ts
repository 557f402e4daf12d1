/**
 * Prometheus metrics. Sums over all tables, labelled with kinds fixed in the code: no name, code, id, seat, role or chat. Most are counted elsewhere anyway
 * and only read here when they are scraped.
 */
import type { RefusalCode } from '@lurk/table';
import { collectDefaultMetrics, Gauge, Histogram, Counter as PromCounter, Registry } from 'prom-client';
import type { BotPool } from '../../bots/pool.ts';
import type { Guard } from '../../commit/guard.ts';
import type { Counter } from '../../common/counter.ts';
import type { Trouble } from '../../common/log.ts';
import type { Limits } from '../../gateway/limits.ts';
import type { Listen } from '../../gateway/listening.ts';
import { type ClusterStore, Conflict } from '../../store/cluster-store.ts';
import type { Batch, Storage } from '../../store/storage.ts';
import type { Tables } from '../../table/tables.ts';
import { MetricsPage } from './page.ts';

/** What is read at a scrape. */
export interface Watched {
  guard: Guard;
  now(): number;
  limits: Limits;
  refusals: Counter<RefusalCode>;
  troubles: Counter<Trouble>;
  tables: Tables;
  bots: BotPool;
  sockets(): number;
}

export class Metrics {
  readonly #listen: Listen;
  readonly #registry = new Registry();
  readonly #inputs: PromCounter;
  readonly #begun: PromCounter<'game'>;
  readonly #ended: PromCounter;
  readonly #batches: PromCounter<'outcome'>;
  readonly #writes: Histogram;
  readonly #seconds: Histogram;
  readonly #takenOver: PromCounter;
  #page: MetricsPage | null = null;

  constructor(listen: Listen) {
    this.#listen = listen;
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    // Not by sender: whether a person, a bot or a clock has answered is secret.
    this.#inputs = new PromCounter({ registers, name: 'lurk_inputs_total', help: 'Inputs of matches stored, whoever gave them' });
    this.#begun = new PromCounter({ registers, name: 'lurk_matches_begun_total', help: 'Matches begun', labelNames: ['game'] });
    this.#ended = new PromCounter({ registers, name: 'lurk_matches_ended_total', help: 'Matches played to their end' });
    this.#batches = new PromCounter({
      registers,
      name: 'lurk_batches_total',
      help: 'Batches of changes: stored, failed, or overtaken by another server',
      labelNames: ['outcome'],
    });
    for (const outcome of ['stored', 'failed', 'overtaken']) this.#batches.inc({ outcome }, 0);
    this.#writes = new Histogram({
      registers,
      name: 'lurk_batch_writes',
      help: 'Writes in a batch that was stored',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
    });
    this.#seconds = new Histogram({
      registers,
      name: 'lurk_batch_seconds',
      help: 'From handing a batch to the store until it is durable',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    });
    this.#takenOver = new PromCounter({
      registers,
      name: 'lurk_leads_taken_over_total',
      help: 'Matches whose lead was taken over from a server that died',
    });
  }

  /** The same store, with the outcomes of its batches counted. */
  stores(storage: Storage): Storage {
    const commit: Storage['commit'] = async (batch, revisions) => {
      const begun = performance.now();
      try {
        await storage.commit(batch, revisions);
      } catch (error) {
        this.#batches.inc({ outcome: error instanceof Conflict ? 'overtaken' : 'failed' });
        throw error;
      }
      this.#seconds.observe((performance.now() - begun) / 1000);
      this.#stored(batch);
    };
    return { ...storage, commit };
  }

  #stored(batch: Batch): void {
    this.#batches.inc({ outcome: 'stored' });
    this.#writes.observe(batch.length);
    for (const write of batch) {
      // Number 0 is the beginning of the match, no input.
      if (write[0] === 'addInput' && write[2].no > 0) this.#inputs.inc();
      else if (write[0] === 'addMatch') this.#begun.inc({ game: write[1].game });
      else if (write[0] === 'endMatch') this.#ended.inc();
    }
  }

  /** The same store of a cluster, with leases taken over counted. */
  countLeases(cluster: ClusterStore): ClusterStore {
    const acquireLeases: ClusterStore['acquireLeases'] = async (codes) => {
      const acquired = await cluster.acquireLeases(codes);
      this.#takenOver.inc(acquired.filter(({ gap }) => gap > 0).length);
      return acquired;
    };
    return { ...cluster, acquireLeases };
  }

  watch({ guard, now, limits, refusals, troubles, tables, bots, sockets }: Watched): void {
    this.#counted('lurk_refusals_total', 'Messages and requests refused, by the reason told', 'code', refusals);
    this.#counted('lurk_limits_reached_total', 'Turned away by a limit (docs/running.md)', 'limit', limits.reached);
    this.#counted('lurk_troubles_total', 'Lines of the log that somebody should look at', 'what', troubles);
    this.#gauge('lurk_sockets', 'WebSockets open', sockets);
    this.#gauge('lurk_tables_awake', 'Tables in memory', () => tables.size);
    this.#gauge(
      'lurk_matches_awake',
      'Matches in memory whose clocks run',
      () => [...tables.awake].filter(({ match }) => match.isRunning).length,
    );
    // Busy time and not answers: a bot without a choice is not asked, so a count of answers would leak what it holds.
    this.#counter('lurk_bot_thread_busy_seconds_total', 'Time bots have thought, all tables together', () => bots.busySeconds);
    this.#page = new MetricsPage({ read: () => this.text(), type: this.#registry.contentType }, guard, now);
  }

  #counted(name: string, help: string, label: string, counts: Counter<string>): void {
    const collect = (): void => {
      counter.reset();
      for (const [kind, count] of counts.byKind) counter.inc({ [label]: kind }, count);
    };
    const counter = new PromCounter({ registers: [this.#registry], name, help, labelNames: [label], collect });
  }

  #counter(name: string, help: string, value: () => number): void {
    const collect = (): void => {
      counter.reset();
      counter.inc(value());
    };
    const counter = new PromCounter({ registers: [this.#registry], name, help, collect });
  }

  #gauge(name: string, help: string, value: () => number): void {
    const collect = (): void => gauge.set(value());
    const gauge = new Gauge({ registers: [this.#registry], name, help, collect });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  async open(): Promise<void> {
    await this.#page?.open(this.#listen);
  }

  /** The port it is told on. */
  get port(): number | null {
    return this.#page?.port ?? null;
  }

  close(): void {
    this.#page?.close();
    this.#registry.clear();
  }
}
