import { createHash } from 'node:crypto';
import { scopeCss } from '@harborline/domain/css/scope-css';
import type { LibraryPublic } from '@harborline/domain/entities/library';
import { LIMITS } from '@harborline/domain/limits';
import { Lru } from '../kept/lru';

/** A library's own CSS as its pages use it. */
export interface Stylesheet {
  /** checked and confined to the help center (D-15) */
  readonly css: string;
  /** path on every host; differs with the CSS */
  readonly path: string;
}

const kept = new Lru<string>(LIMITS.keptStyles, (css) => 1_000 + css.length);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

function scopeOnce(source: string): string {
  const key = hashOf(source);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { css } = scopeCss(source);
  kept.set(key, css);
  return css;
}

const VERSION_LENGTH = 16;

/** The stylesheet of a library; null if it has no CSS of its own, or nothing of it may be used. */
export function stylesheetOf({ id, publicHelpCenterTheme }: LibraryPublic): Stylesheet | null {
  const { isCustomCss, customCss } = publicHelpCenterTheme;
  const css = isCustomCss ? scopeOnce(customCss) : '';
  if (css === '') return null;
  return { css, path: `/articleStyles/${id}/${hashOf(css).slice(0, VERSION_LENGTH)}.css` };
}
