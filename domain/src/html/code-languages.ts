/** A language in which code of articles is highlighted. */
export interface CodeLanguage {
  /** as the class of a code block names it: `language-bash` */
  readonly name: string;
  readonly label: string;
  /** other names that code blocks may use */
  readonly aliases: readonly string[];
}

const language = (name: string, label: string, ...aliases: string[]): CodeLanguage => ({
  name,
  label,
  aliases,
});

/** The languages that pages highlight, and that a writer chooses from, in this order. */
export const CODE_LANGUAGES: readonly CodeLanguage[] = [
  language('bash', 'Shell', 'sh', 'shell', 'zsh', 'console'),
  language('css', 'CSS'),
  language('csharp', 'C#', 'cs', 'c#'),
  language('diff', 'Diff', 'patch'),
  language('go', 'Go', 'golang'),
  language('xml', 'HTML, XML', 'html', 'svg', 'xhtml'),
  language('http', 'HTTP'),
  language('ini', 'INI, TOML', 'toml'),
  language('java', 'Java'),
  language('javascript', 'JavaScript', 'js', 'jsx', 'mjs'),
  language('json', 'JSON', 'json5', 'jsonc'),
  language('kotlin', 'Kotlin', 'kt', 'kts'),
  language('markdown', 'Markdown', 'md'),
  language('php', 'PHP'),
  language('python', 'Python', 'py'),
  language('ruby', 'Ruby', 'rb'),
  language('rust', 'Rust', 'rs'),
  language('sql', 'SQL'),
  language('swift', 'Swift'),
  language('typescript', 'TypeScript', 'ts', 'tsx'),
  language('yaml', 'YAML', 'yml'),
];

/** The language of a name or an alias, in lower case; undefined if it is not highlighted. */
export const codeLanguage = (name: string): CodeLanguage | undefined =>
  CODE_LANGUAGES.find((one) => one.name === name || one.aliases.includes(name));
