import { mapReferences } from '@harborline/domain/import/resolve-references';
import { showsNothing } from '@harborline/domain/import/shows-nothing';
import { sanitised } from '../../pages';
import type { ImportRun } from './import-run';

const OBJECT_NAME = /^[A-Za-z0-9._-]{1,120}$/;

/** The address of what a source becomes. */
type LinkTo = (sourceId: string) => string;

/** References have addresses. HTML nested too deeply to be walked through keeps them, for the sanitiser to remove. */
function addressed(run: ImportRun, html: string, linkTo: LinkTo): string {
  try {
    return mapReferences(html, {
      article: linkTo,
      picture: (name) => (OBJECT_NAME.test(name) ? run.pictureAddress(name) : null),
    });
  } catch {
    return html;
  }
}

/** Whether a text is not empty, and nothing of it that shows may be stored. */
export const isEmptied = (html: string, final: string): boolean => html.trim() !== '' && showsNothing(final);

/** A text's HTML as it is stored: nothing is in it that may not be (D-15). */
export const finalHtml = (run: ImportRun, html: string, linkTo: LinkTo): string =>
  sanitised(addressed(run, html, linkTo));
