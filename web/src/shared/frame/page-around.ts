import type { FromWidget, Prefill } from '@harborline/domain/widget/bridge';
import { createEmitter } from '../events/emitter';
import { keptValue } from '../storage/kept';

let page = '';

/** Notes where the page around the widget is, as it told. */
export const notePageAround = (url: string): void => {
  page = url;
};

/** Where the page around the widget is; '' if it has not told, or there is none. */
export const pageAround = (): string => page;

const isPrefill = (value: unknown): value is Prefill =>
  typeof value === 'object' && value !== null && ['name', 'email', 'message'].every((key) => key in value);

/** What the page around the widget knows of its visitor; a tab keeps it, since each page of the widget is a document. */
export const prefill = keptValue('tab', 'widget-prefill', (value) => (isPrefill(value) ? value : null));

const prefilled = createEmitter();

/** Calls back whenever the page tells what it knows for the forms. @returns an unsubscribe function */
export const onPrefill = prefilled.subscribe;

/** Notes what the page around the widget knows for the forms. */
export function notePrefill(known: Prefill): void {
  prefill.write(known);
  prefilled.emit();
}

let identity = '';
const identityChanged = createEmitter();

/** Calls back whenever the page names another visitor. @returns an unsubscribe function */
export const onIdentity = identityChanged.subscribe;

/** Notes who the library's server says that the visitor is; '' if it does not. */
export const noteIdentity = (token: string): void => {
  identity = token;
  identityChanged.emit();
};

/** A token for `identifyVisitor` (D-88). The page tells each document anew, so that none outlives a log-out. */
export const identityToken = (): string => identity;

type Listener = (message: FromWidget) => void;

let listener: Listener | undefined;

/** Notes what tells the page around something; a foreign page is told nothing of the visitor. */
export const noteListener = (tell: Listener): void => {
  listener = tell;
};

/** Tells the page around the widget, if it is one of the library. */
export const tellPageAround: Listener = (message) => listener?.(message);
