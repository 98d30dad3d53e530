import { parse } from 'yaml';
import * as z from 'zod/mini';
import { LAST_TIME_MS } from '../entities/timestamp';
import { IMPORT_TEXTS } from '../texts/import';

/** Words under which other tools keep the same thing; the first that is there counts. */
const NAMES = {
  title: ['title'],
  description: ['description', 'summary', 'excerpt'],
  icon: ['icon'],
  keywords: ['keywords', 'tags', 'labels'],
  published: ['published', 'is_published'],
  draft: ['draft'],
  order: ['order', 'position', 'weight', 'sidebar_position', 'nav_order'],
  created: ['created', 'created_at', 'date'],
  updated: ['updated', 'updated_at', 'lastmod', 'modified', 'last_updated'],
  publishAt: ['publish_at', 'published_at', 'schedule', 'publishDate'],
  expires: ['expires_at', 'expires', 'end', 'expiryDate'],
  category: ['category', 'categories'],
} as const;

type Name = keyof typeof NAMES;

export interface FrontMatter {
  /** '' if absent, as are the next two */
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly keywords: readonly string[];
  /** null if it says nothing */
  readonly isPublished: boolean | null;
  readonly order: number | null;
  readonly createdMs: number | null;
  readonly updatedMs: number | null;
  /** when it is published, which may be over; news alone have it, and an end */
  readonly publishAtMs: number | null;
  readonly expiresMs: number | null;
  /** the first that it names; '' if absent */
  readonly category: string;
  /** dates that cannot be read, and those of them that matter to news alone */
  readonly badDates: readonly string[];
  readonly badNewsDates: readonly string[];
}

interface SplitText {
  readonly matter: FrontMatter;
  readonly body: string;
  /** why the front matter was left out; '' if it was read */
  readonly problem: string;
}

const FORM = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;

const fieldsSchema = z.record(z.string(), z.unknown());
type Fields = z.infer<typeof fieldsSchema>;

const fieldOf = (fields: Fields, name: Name): unknown =>
  NAMES[name].map((one) => fields[one]).find((value) => value !== undefined && value !== null);

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Lists as such, or in one text with commas between. */
function listOf(value: unknown): string[] {
  const entries = Array.isArray(value) ? value.map(textOf) : textOf(value).split(',');
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };
const flagOf = (value: unknown): boolean | null => FLAGS[String(value).trim().toLowerCase()] ?? null;

function numberOf(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(textOf(value));
  return Number.isFinite(number) ? number : null;
}

/** A moment as milliseconds; null if it is none that can be stored. */
export function timeOf(value: unknown): number | null {
  const ms = value instanceof Date ? value.getTime() : Date.parse(textOf(value));
  return ms > 0 && ms <= LAST_TIME_MS ? ms : null;
}

function matterOf(fields: Fields): FrontMatter {
  const [badDates, badNewsDates]: [string[], string[]] = [[], []];
  const momentOf = (name: Name, bad: string[]): number | null => {
    const value = fieldOf(fields, name);
    const ms = timeOf(value);
    if (value !== undefined && ms === null) bad.push(String(value));
    return ms;
  };
  const isDraft = flagOf(fieldOf(fields, 'draft'));
  return {
    title: textOf(fieldOf(fields, 'title')),
    description: textOf(fieldOf(fields, 'description')),
    icon: textOf(fieldOf(fields, 'icon')),
    keywords: listOf(fieldOf(fields, 'keywords')),
    isPublished: flagOf(fieldOf(fields, 'published')) ?? (isDraft === null ? null : !isDraft),
    order: numberOf(fieldOf(fields, 'order')),
    createdMs: momentOf('created', badDates),
    updatedMs: momentOf('updated', badDates),
    publishAtMs: momentOf('publishAt', badNewsDates),
    expiresMs: momentOf('expires', badNewsDates),
    category: listOf(fieldOf(fields, 'category'))[0] ?? '',
    badDates,
    badNewsDates,
  };
}

/** The first line of an error as a sentence; the lines after it quote the text. */
const sentenceOf = (error: unknown): string => {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first.replace(/[:.]?$/, '.');
};

/** Reads YAML without its aliases, which can repeat themselves into gigabytes. @throws Error for anything else */
function readYaml(block: string): Fields {
  const value: unknown = parse(block, { maxAliasCount: 0, schema: 'core' });
  if (value === null) return {};
  const fields = fieldsSchema.safeParse(value);
  if (!fields.success) throw new Error(IMPORT_TEXTS.notNamesAndValues);
  return fields.data;
}

/** Splits a text into its front matter, if it has any, and the rest. */
export function splitFrontMatter(text: string): SplitText {
  const found = FORM.exec(text);
  if (!found) return { matter: matterOf({}), body: text, problem: '' };
  const body = text.slice(found[0].length);
  try {
    return { matter: matterOf(readYaml(found[1] ?? '')), body, problem: '' };
  } catch (error) {
    return { matter: matterOf({}), body, problem: sentenceOf(error) };
  }
}
