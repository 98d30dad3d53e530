import { isId } from '../entities/is-id';

/*
 * How an article's parts are stored. The editor and importers write these shapes, all of plain HTML that the sanitise
 * policy keeps, and pages lay them out:
 *
 *   callout    <div data-callout="tip"><p>…</p></div>, with any blocks inside and no title: its page adds the kind's name
 *   picture    <figure><img src="…" alt="…" width="640" height="480"><figcaption>…</figcaption></figure>,
 *              or the img alone without a caption; width and height are the picture's own, so that its page keeps room
 *   code       <pre><code class="language-ts">…</code></pre>, text only, without a class if the language is unknown
 *   video      <iframe src="https://www.youtube-nocookie.com/embed/…"></iframe>, a player's URL of `videoPlayerOf`
 *   table      <table>, with <caption> and <th>; no frame around it
 *   link to    <a data-article="ID" href="/article/details/ID">…</a>: its page leads it to that article of its own
 *   an article library, whatever `href` says, which is there for readers that know no ids
 *
 * Headings are stored without ids, and nothing is stored that a page adds.
 */

/** Kinds of callout, in the order in which a writer chooses. */
export const CALLOUTS = ['info', 'tip', 'warning', 'danger'] as const;
export type Callout = (typeof CALLOUTS)[number];

/** The attribute of a `div` that makes it a callout; its value is the kind. */
export const CALLOUT_ATTRIBUTE = 'data-callout';

/** The attribute of a link to another article; its value is the article's id. */
export const ARTICLE_ATTRIBUTE = 'data-article';

/** Whether a callout is of a kind that pages know. */
export const isCallout = (value: string): value is Callout => CALLOUTS.some((kind) => kind === value);

/** Whether a link names an article by a valid id. */
export const isArticleReference = (value: string): boolean => isId(value);

const LANGUAGE_CLASS = /(?:^|\s)lang(?:uage)?-([a-z0-9+#.-]{1,30})(?=\s|$)/i;

/** The language that the class of a code block names, in lower case; '' if it names none. */
export const languageOfClass = (className: string): string =>
  LANGUAGE_CLASS.exec(className)?.[1]?.toLowerCase() ?? '';
