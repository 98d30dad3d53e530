import { describe, expect, it } from 'vitest';
import { readSources } from './source-files.mjs';
import { followTrail, TRAILS } from './trails.mjs';

describe('trails', () => {
  it('follow imports within their area, with each file once', () => {
    const files = new Map(
      Object.entries({
        'web/src/a/start.ts': `import './next';\nimport '../kit/button';`,
        'web/src/a/next.ts': `import './start';\nimport '../../../domain/src/rule';`,
        'web/src/kit/button.ts': '',
        'domain/src/rule.ts': '',
      }),
    );
    const trail = { starts: ['web/src/a/start.ts'], within: ['web/src/a/', 'domain/src/rule.ts'] };
    expect(followTrail(trail, files)).toEqual([
      'web/src/a/start.ts',
      'web/src/a/next.ts',
      'domain/src/rule.ts',
    ]);
  });

  it.each(TRAILS)('$question takes no more files than before', (trail) => {
    expect(followTrail(trail, readSources()).length).toBeLessThanOrEqual(trail.most);
  });
});
