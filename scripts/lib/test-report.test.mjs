import { describe, expect, it } from 'vitest';
import { at } from './layout.mjs';
import { errorsBetweenTests, failedTests, skippedTests, slowestFiles } from './test-report.mjs';

const passed = { status: 'passed', fullName: 'adds numbers', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'divides numbers',
  failureMessages: [`\u001b[31mexpected 1\u001b[39m\n${'at somewhere\n'.repeat(30)}`],
};

describe('a Vitest report', () => {
  it('names each failed test, with the start of its message', () => {
    const report = {
      testResults: [{ name: at('a.test.ts'), status: 'failed', assertionResults: [passed, failed] }],
    };
    const [only, ...others] = failedTests(report);
    expect(others).toEqual([]);
    expect([only.file, only.title]).toEqual(['a.test.ts', 'divides numbers']);
    expect(only.message.split('\n').slice(0, 2)).toEqual(['expected 1', 'at somewhere']);
    expect(only.message.split('\n')).toHaveLength(8);
  });

  it('names a file that could not be loaded', () => {
    const report = {
      testResults: [
        { name: at('b.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(failedTests(report)).toEqual([
      { file: 'b.test.ts', title: 'could not be run', message: 'no such module', isWholeFile: true },
    ]);
  });

  it('counts by file the tests that did not run', () => {
    const testResults = [
      { name: at('a.test.ts'), status: 'passed', assertionResults: [passed] },
      {
        name: at('b.test.ts'),
        status: 'failed',
        assertionResults: [{ status: 'skipped' }, { status: 'pending' }],
      },
    ];
    expect([...skippedTests({ testResults })]).toEqual([
      ['a.test.ts', 0],
      ['b.test.ts', 2],
    ]);
  });

  it('is completed by errors between tests, with the file that ran when they came', () => {
    const errors = [
      { path: at('a.test.ts'), test: 'sends a reply', message: 'Error: page closed\n at somewhere' },
      { path: '', test: '', message: 'Error: out of memory' },
    ];
    expect(errorsBetweenTests(errors)).toEqual([
      {
        file: 'a.test.ts',
        title: 'an error between tests, during or after: sends a reply',
        message: 'Error: page closed\n at somewhere',
        isBetweenTests: true,
      },
      { file: '', title: 'an error between tests', message: 'Error: out of memory', isBetweenTests: true },
    ]);
  });

  it('orders the files by duration', () => {
    const report = {
      testResults: [
        { name: at('quick.test.ts'), startTime: 0, endTime: 500 },
        { name: at('slow.test.ts'), startTime: 100, endTime: 3100 },
      ],
    };
    expect(slowestFiles(report)).toEqual([
      { file: 'slow.test.ts', seconds: 3 },
      { file: 'quick.test.ts', seconds: 0.5 },
    ]);
  });
});
