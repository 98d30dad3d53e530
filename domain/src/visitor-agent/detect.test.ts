import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectVisitorAgent } from './detect';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WIN = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

describe('detectVisitorAgent (S9-25)', () => {
  it.each([
    [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`, 'Mac OS', 'Safari'],
    [`${MAC} ${BLINK} Safari/537.36`, 'Mac OS', 'Chrome'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
      'iOS',
      'Safari',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
      'iOS',
      'Chrome',
    ],
    [`${WIN} ${BLINK} Safari/537.36 Edg/131.0.0.0`, 'Windows', 'Edge'],
    [`${WIN} ${BLINK} Safari/537.36 OPR/116.0.0.0`, 'Windows', 'Opera'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
      'Windows',
      'Firefox',
    ],
    ['Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Windows', 'IE'],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${BLINK} Mobile Safari/537.36`, 'Android', 'Chrome'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${BLINK} Safari/537.36`, 'Linux', 'Chrome'],
    [
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36`,
      'Linux',
      'Chrome',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
      'Android',
      'Chrome',
    ],
  ])('%s', (userAgent, os, browser) => {
    expect(detectVisitorAgent(userAgent)).toEqual({ os, browser });
  });

  it('answers Unknown if it cannot tell', () => {
    expect(detectVisitorAgent('')).toEqual({ os: 'Unknown', browser: 'Unknown' });
    expect(detectVisitorAgent('curl/8.5.0')).toEqual({ os: 'Unknown', browser: 'Unknown' });
  });

  it('accepts any text', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof detectVisitorAgent(text).browser === 'string'));
  });
});
