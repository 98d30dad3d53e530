import Bowser from 'bowser';

/** The names of S9-25; 'Unknown' is ours for all others. */
type OsName = 'Mac OS' | 'iOS' | 'Windows' | 'Android' | 'Linux' | 'Unknown';
type BrowserName = 'Opera' | 'Edge' | 'Chrome' | 'Safari' | 'Firefox' | 'IE' | 'Unknown';

export interface VisitorAgent {
  readonly os: OsName;
  readonly browser: BrowserName;
}

const OS_NAMES: Readonly<Record<string, OsName>> = {
  macOS: 'Mac OS',
  iOS: 'iOS',
  Windows: 'Windows',
  'Windows Phone': 'Windows',
  Android: 'Android',
  Linux: 'Linux',
  'Chrome OS': 'Linux',
};

const BROWSER_NAMES: Readonly<Record<string, BrowserName>> = {
  Opera: 'Opera',
  'Opera Touch': 'Opera',
  'Microsoft Edge': 'Edge',
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  Safari: 'Safari',
  Firefox: 'Firefox',
  'Internet Explorer': 'IE',
};

const ENGINE_BROWSERS: Readonly<Record<string, BrowserName>> = {
  Blink: 'Chrome',
  WebKit: 'Safari',
  Gecko: 'Firefox',
  Trident: 'IE',
  EdgeHTML: 'Edge',
  Presto: 'Opera',
};

const lookUp = <Name extends string>(
  names: Readonly<Record<string, Name>>,
  name: string,
): Name | undefined => (Object.hasOwn(names, name) ? names[name] : undefined);

/** Operating system and browser from a user-agent text; other browsers get the usual name for their engine (S9-25). */
export function detectVisitorAgent(userAgent: string): VisitorAgent {
  if (userAgent.trim() === '') return { os: 'Unknown', browser: 'Unknown' };
  const parsed = Bowser.parse(userAgent);
  return {
    os: lookUp(OS_NAMES, parsed.os.name ?? '') ?? 'Unknown',
    browser:
      lookUp(BROWSER_NAMES, parsed.browser.name ?? '') ??
      lookUp(ENGINE_BROWSERS, parsed.engine.name ?? '') ??
      'Unknown',
  };
}
