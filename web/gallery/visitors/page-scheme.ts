const SCHEME = /\(prefers-color-scheme: \w+\)/;

/** Rules that ask for the dark scheme, found once per style sheet, since answering them changes what they ask. */
const darkRules = new WeakMap<CSSStyleSheet, CSSMediaRule[]>();

function darkRulesOf(sheet: CSSStyleSheet): CSSMediaRule[] {
  const found = [...sheet.cssRules].filter(
    (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && SCHEME.test(rule.conditionText),
  );
  const known = darkRules.get(sheet) ?? found;
  darkRules.set(sheet, known);
  return known;
}

/** Shows visitors' pages in a scheme, whatever the device asks for: only their device chooses it otherwise. */
export function showScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets) {
    for (const rule of darkRulesOf(sheet)) rule.media.mediaText = scheme === 'dark' ? 'screen' : 'not all';
  }
}
