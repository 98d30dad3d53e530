import * as importApi from '@harborline/domain/api/articles/import';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hiddenTexts, useHiddenTexts } from '../../shared/writing/deletion/hidden-texts';
import { makeJob } from './make-job';
import { readChosen } from './read-chosen';

const server = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../shared/api/call-api', () => ({ callApi: server.call, ApiError: Error }));
vi.mock('../../shared/firebase/storage', () => ({ storage: () => ({}) }));

const IDS = ['course', 'lesson', 'refused'];
const hidden = () => [...renderHook(useHiddenTexts).result.current];
const result = (id: string, outcome: string) => ({ sourceId: id, outcome, reason: '', id });
const answers = (contract: object) => {
  if (contract === importApi.importCourse)
    return { course: result('course', 'changed'), lessons: [result('lesson', 'created')] };
  return {
    results: [result('course', 'created'), result('lesson', 'changed'), result('refused', 'refused')],
  };
};

async function run(content: 'news' | 'courses', isDryRun: boolean): Promise<void> {
  const text = new TextEncoder().encode('---\ntitle: Clean it\n---\nUse a soft brush.');
  const files = [{ path: 'care/clean.md', file: new File([text], 'clean.md') }];
  const choice = { targetCategoryId: '', publishes: false };
  const job = makeJob(await readChosen(content, files), {
    ...{ libraryId: 'lib', choice, isDryRun },
    signal: () => new AbortController().signal,
  });
  await job.run({ signal: new AbortController().signal, onProgress: () => {} });
}

afterEach(() => {
  for (const id of IDS) hiddenTexts.set(id, false);
});

it.each(['news', 'courses'] as const)(
  'shows %s that were deleted on this page once they are imported again',
  async (content) => {
    server.call.mockImplementation(async (contract: object) => answers(contract));
    for (const id of IDS) hiddenTexts.set(id, true);
    await run(content, true);
    expect(hidden()).toEqual(IDS);
    await run(content, false);
    expect(hidden()).toEqual(['refused']);
  },
);
