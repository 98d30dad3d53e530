import type { WritingTexts } from '@harborline/domain/texts/writing';
import type { Firestore } from 'firebase/firestore';
import type * as z from 'zod/mini';
import type { Subscribe } from '../../live/use-subscription';
import { contentToStore } from '../../rich-text/content-to-store';

/** What the form of every kind of text has. */
export interface TextFields {
  readonly title: string;
  /** HTML */
  readonly content: string;
}

/** The state of a text that an editor started from; null if there is no draft. */
export interface TextVersion {
  /** of the document that readers get once it is published */
  readonly article: string;
  readonly draft: string | null;
}

/** Whether two versions are the same state of a text. */
export const isSameVersion = (one: TextVersion | null, other: TextVersion): boolean =>
  one?.article === other.article && one.draft === other.draft;

/** What is wrong with which field. */
export type TextErrors<Fields> = { readonly [Field in keyof Fields]?: string };

export const hasErrors = (errors: object): boolean => Object.keys(errors).length > 0;

/** A stored text as its editor sees it. */
export interface TextView<Fields> {
  readonly id: string;
  readonly libraryId: string;
  /** as last saved: the draft where there is one */
  readonly fields: Fields;
  /** without the draft */
  readonly published: Fields;
  readonly hasDraft: boolean;
  /** whether readers have it, so that edits go to a draft */
  readonly isLive: boolean;
  readonly version: TextVersion;
  /** who saved `fields`, and when */
  readonly updatedBy: string;
  readonly updatedAtMs: number;
  /** who saved what is `published` */
  readonly publishedBy: string;
}

/** What can be done with every kind of text. */
export type TextIntent = 'save-unpublished' | 'save-draft' | 'publish' | 'unpublish' | 'discard-draft';

export type SaveResult =
  | { readonly kind: 'saved' }
  /** a teammate saved since this editor loaded it; nothing was written */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' };

export interface SaveRequest<Fields> {
  readonly id: string;
  readonly fields: Fields;
  /** the version the editor started from, or showed its writer since; null accepts any */
  readonly expected: TextVersion | null;
  /** what the writer says about a publication; '' for nothing */
  readonly note: string;
}

export interface Writer {
  readonly uid: string;
  readonly libraryId: string;
}

/** A kind of text: how it is read, compared, checked and saved. `Loaded` is what its editor reads of it. */
export interface TextKind<Fields extends TextFields, Loaded, More extends string = never> {
  /** begins the keys of what is kept of it on a device */
  readonly name: string;
  readonly texts: WritingTexts;
  /** what a device keeps of its form */
  readonly fieldsSchema: z.ZodMiniType<Fields>;
  isSame(one: Fields, other: Fields): boolean;
  view(loaded: Loaded): TextView<Fields>;
  /** errors that keep it from being saved */
  validate(fields: Fields, intent: TextIntent | More, loaded: Loaded): TextErrors<Fields>;
  /** how a pause in the writing saves it; null if that is left to the device */
  autosave(fields: Fields, loaded: Loaded): TextIntent | null;
  /** as it is stored now, read by a transaction; null if it is gone. @throws FirebaseError */
  loadLatest(firestore: Firestore, loaded: Loaded): Promise<Loaded | null>;
  /** @throws FirebaseError */
  save(
    firestore: Firestore,
    intent: TextIntent | More,
    request: SaveRequest<Fields>,
    context: { readonly writer: Writer; readonly loaded: Loaded },
  ): Promise<SaveResult>;
  /** the version of the one document that edits are saved to, as the server has it; null where there is none */
  watch(firestore: Firestore, view: Pick<TextView<Fields>, 'id' | 'isLive'>): Subscribe<string | null>;
  /** what is said once it is saved; null for nothing. @param before as the editor had loaded it */
  doneText(intent: TextIntent | More, saved: Loaded, before: Loaded): string | null;
  /** fields that a save settles, such as a time that has come */
  settles?(intent: TextIntent | More): Partial<Fields>;
  /** what is said where it could not be saved; the same for every failure if left out */
  failureText?(failure: unknown): string;
  /** errors that explain why the server refused it. @throws FirebaseError */
  explain?(firestore: Firestore, fields: Fields, refusal: unknown): Promise<TextErrors<Fields>>;
}

/** Whether two texts are equal once saved: the form writes HTML in its own style. */
export function isSameStored<Fields extends TextFields>(
  { isSame }: Pick<TextKind<Fields, never>, 'isSame'>,
  one: Fields,
  other: Fields,
): boolean {
  const asStored = (fields: Fields): Fields => ({
    ...fields,
    title: fields.title.trim(),
    content: contentToStore(fields.content),
  });
  return isSame(asStored(one), asStored(other));
}
