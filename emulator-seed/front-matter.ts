export interface FrontMatter {
  readonly fields: {
    text(name: string): string;
    /** '' if the field is missing */
    optional(name: string): string;
    list(name: string): string[];
    flag(name: string): boolean;
    count(name: string): number;
  };
  readonly body: string;
}

const FORM = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

function readFields(block: string, path: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`${path}: '${line}' is not a 'name: value' line`);
    fields.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return fields;
}

/**
 * Splits a content file into its `name: value` head and its Markdown.
 * @param path names the file in errors
 * @throws when the head or a required field is missing or of the wrong kind
 */
export function parseFrontMatter(source: string, path: string): FrontMatter {
  const match = FORM.exec(source.replace(/\r\n/g, '\n'));
  if (!match) throw new Error(`${path}: does not begin with a head between '---' lines`);
  const values = readFields(match[1] ?? '', path);
  const text = (name: string): string => {
    const value = values.get(name);
    if (!value) throw new Error(`${path}: '${name}' is missing`);
    return value;
  };
  const optional = (name: string): string => values.get(name) ?? '';
  const flag = (name: string): boolean => {
    const value = text(name);
    if (value !== 'true' && value !== 'false')
      throw new Error(`${path}: '${name}' is neither true nor false`);
    return value === 'true';
  };
  const count = (name: string): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0) throw new Error(`${path}: '${name}' is not a whole number`);
    return value;
  };
  const list = (name: string): string[] =>
    text(name)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean);
  return { fields: { text, optional, list, flag, count }, body: (match[2] ?? '').trim() };
}
