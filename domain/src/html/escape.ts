const REPLACEMENTS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => REPLACEMENTS[character] ?? character);
}

/**
 * Plain text as HTML: escaped, blank lines become paragraphs, each in the direction of its own text, single line ends
 * become `<br>`.
 */
export function textToHtml(text: string, paragraphStyle = ''): string {
  const style = paragraphStyle ? ` style="${escapeHtml(paragraphStyle)}"` : '';
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p dir="auto"${style}>${escapeHtml(paragraph.trim()).replace(/\n/g, '<br>')}</p>`)
    .join('');
}
