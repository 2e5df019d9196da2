import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Plans with their lines, the chunks that their work is cut into, what these have found, and what is wrong with puzzles. */
export const PLANS: Migration = {
  title: 'plans, lines, chunks',
  async migrate(db) {
    await sql`
      create table plans (
        id text primary key,
        title text,
        document text not null,
        fingerprint text not null,
        state text not null,
        submitted_at text not null
      )`.execute(db);
    await sql`
      create table plan_lines (
        plan text not null references plans (id) on delete cascade,
        line integer not null,
        kind text not null,
        name text not null,
        family text not null,
        seed text not null,
        work text not null,
        goal text not null,
        signing text not null,
        planned integer not null,
        chunks integer not null,
        settled integer not null,
        found integer not null,
        fresh integer not null,
        ended text,
        units integer not null,
        claims integer not null,
        milliseconds double precision not null,
        rejected text not null,
        primary key (plan, line)
      )`.execute(db);
    await sql`
      create table plan_chunks (
        plan text not null,
        line integer not null,
        number integer not null,
        first integer not null,
        past integer not null,
        state text not null,
        tries integer not null,
        reason text,
        claims integer not null,
        milliseconds double precision not null,
        rejected text not null,
        primary key (plan, line, number),
        unique (plan, line, first),
        foreign key (plan, line) references plan_lines (plan, line) on delete cascade
      )`.execute(db);
    await sql`
      create table plan_claims (
        plan text not null,
        line integer not null,
        unit integer not null,
        place integer not null,
        hash text not null,
        record text not null,
        primary key (plan, line, unit, place),
        foreign key (plan, line) references plan_lines (plan, line) on delete cascade
      )`.execute(db);
    await sql`
      create table plan_blemishes (
        plan text not null,
        line integer not null,
        hash text not null,
        message text not null,
        primary key (plan, line, hash),
        foreign key (plan, line) references plan_lines (plan, line) on delete cascade
      )`.execute(db);
  },
};
