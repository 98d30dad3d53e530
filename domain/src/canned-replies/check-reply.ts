import { characters } from '../entities/writes/written';
import { LIMITS } from '../limits';
import { CANNED_REPLY_TEXTS } from '../texts/canned-replies';
import { SETTINGS_TEXTS } from '../texts/settings';

/** The fields of a canned reply that its writer types. */
export interface ReplyFields {
  readonly title: string;
  readonly shortcut: string;
  readonly text: string;
}

export type ReplyErrors = { readonly [Field in keyof ReplyFields]?: string };

const LIMIT_OF = {
  title: { label: CANNED_REPLY_TEXTS.name, limit: LIMITS.cannedReplyTitle },
  shortcut: { label: CANNED_REPLY_TEXTS.shortcut, limit: LIMITS.cannedReplyShortcut },
  text: { label: CANNED_REPLY_TEXTS.text, limit: LIMITS.cannedReplyText },
} as const;

/** What is stored of what was typed: a slash before the shortcut is how it is used, not part of it. */
export const storedReply = ({ title, shortcut, text }: ReplyFields): ReplyFields => ({
  title: title.trim(),
  shortcut: shortcut.trim().replace(/^\//, '').toLowerCase(),
  text: text.trim(),
});

function tooLong(field: keyof ReplyFields, value: string): string | undefined {
  const { label, limit } = LIMIT_OF[field];
  return characters(value) > limit ? SETTINGS_TEXTS.tooLong(label, limit) : undefined;
}

function shortcutError(shortcut: string, others: readonly ReplyFields[]): string | undefined {
  if (shortcut === '') return undefined;
  if (/[\s/]/.test(shortcut)) return CANNED_REPLY_TEXTS.shortcutInvalid;
  const holder = others.find((other) => other.shortcut === shortcut);
  return holder && CANNED_REPLY_TEXTS.shortcutTaken(holder.title);
}

/**
 * What is wrong with a canned reply, by field.
 * @param others with which it stands in one list
 */
export function checkReply(fields: ReplyFields, others: readonly ReplyFields[]): ReplyErrors {
  const { title, shortcut, text } = storedReply(fields);
  const errors = {
    title: title === '' ? CANNED_REPLY_TEXTS.titleRequired : tooLong('title', title),
    shortcut: shortcutError(shortcut, others) ?? tooLong('shortcut', shortcut),
    text: text === '' ? CANNED_REPLY_TEXTS.textRequired : tooLong('text', text),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
