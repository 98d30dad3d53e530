/** Marks of which a single one makes a text Markdown. */
const SURE = [
  // a fence of code that is closed again
  /^(`{3,}|~{3,})[^\n`]*\n[\s\S]*?\n\1\s*$/m,
  // the row below the heads of a table
  /^[^\n]*\|[^\n]*\n[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/m,
  /!?\[[^\]\n]+\]\((?:https?:\/\/|mailto:|tel:|\/|#|\.{0,2}\/|[\w%-]+\.md)[^)\s]*(?: "[^"\n]*")?\)/,
  /^#{2,6} +\S/m,
  // a title with a text of its own
  /^# +\S[^\n]*\n\s*\n\s*[^#\s]/,
  /(?:^|\s)\*\*[^\s*][^*\n]*\*\*(?=$|[\s.,;:!?)])/m,
  // two items of a list, one after the other
  /^([ \t]*)[-*+] +\S[^\n]*\n(?:\s*\n)?(?:[ \t]+\S[^\n]*\n)*\1?[ \t]*[-*+] +\S/m,
  /^[ \t]*\d{1,3}[.)] +\S[^\n]*\n(?:\s*\n)?(?:[ \t]+\S[^\n]*\n)*[ \t]*\d{1,3}[.)] +\S/m,
  /^> ?\S[^\n]*\n> ?/m,
] as const;

/** Texts that look alike but are something else: scripts, changes to files, settings. */
const OTHERS = [
  /^#!/,
  /^(?:diff --git |@@ -\d)/m,
  // two settings in a row, outside the front matter
  /^[\w.-]+:(?: +\S[^\n]*)?\n[ \t]*[\w.-]+: +\S/m,
] as const;

const FRONT_MATTER = /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/;
const FENCED = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1[ \t]*$/gm;
const CODE_LINE = /[;{}]\s*$/;

const toLines = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Markdown without the settings at the top of a file. */
export const withoutFrontMatter = (markdown: string): string => toLines(markdown).replace(FRONT_MATTER, '');

function isCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => CODE_LINE.test(line)).length > lines.length / 4;
}

/** Whether a plain text is clearly written in Markdown, and not merely contains one of its characters. */
export function looksLikeMarkdown(pasted: string): boolean {
  const text = withoutFrontMatter(pasted);
  const prose = text.replace(FENCED, '');
  if (OTHERS.some((pattern) => pattern.test(prose)) || isCode(prose)) return false;
  return SURE.some((pattern) => pattern.test(text));
}
