import { IMPORT_TEXTS } from '@harborline/domain/texts/import';
import { describe, expect, it } from 'vitest';
import { type ChangeFacts, decideChange } from './decide-change';

const decide = (facts: Partial<ChangeFacts>) =>
  decideChange({
    sourceHash: 'new',
    record: { source_hash: 'old', written_hash: 'stored' },
    storedHash: 'stored',
    isOwn: true,
    hasDraft: false,
    isProtected: false,
    mayPublish: false,
    ...facts,
  });
const RECORD = { source_hash: 'new', written_hash: 'stored' };

describe('a news flash or a course of an import', () => {
  it('is created where it is new, and again where it was deleted', () => {
    const created = { outcome: 'created', reason: '', isPublishing: false };
    expect(decide({ record: undefined, storedHash: undefined })).toEqual(created);
    const record = { ...RECORD, was_published: true };
    expect(decide({ record, storedHash: undefined, mayPublish: true })).toEqual({
      ...created,
      isPublishing: true,
    });
  });

  it('changes where its source did, and stays as it is where it did not', () => {
    expect(decide({}).outcome).toBe('changed');
    expect(decide({ record: RECORD, storedHash: 'edited', hasDraft: true }).outcome).toBe('unchanged');
  });

  it.each<[string, Partial<ChangeFacts>, string]>([
    ['edited', { storedHash: 'edited' }, IMPORT_TEXTS.editedHere],
    ['written by somebody else', { record: undefined }, IMPORT_TEXTS.editedHere],
    [
      'edited, and would be published',
      { record: RECORD, storedHash: 'edited', mayPublish: true },
      IMPORT_TEXTS.editedHere,
    ],
    ['drafted', { hasDraft: true }, IMPORT_TEXTS.hasDraft],
    ['published, for people who may not publish', { isProtected: true }, IMPORT_TEXTS.mayNotChange],
    ['another library’s', { isOwn: false }, IMPORT_TEXTS.foreignArticle],
    ['another library’s, unchanged', { isOwn: false, record: RECORD }, IMPORT_TEXTS.foreignArticle],
  ])('is left alone where it is %s here', (_name, facts, reason) =>
    expect(decide(facts)).toEqual({ outcome: 'refused', reason, isPublishing: false }),
  );

  it('is published once: what was unpublished here since stays so', () => {
    expect(decide({ record: RECORD, mayPublish: true })).toMatchObject({
      outcome: 'changed',
      isPublishing: true,
    });
    const record = { ...RECORD, was_published: true };
    expect(decide({ record, mayPublish: true })).toMatchObject({ outcome: 'unchanged', isPublishing: false });
    expect(decide({ record, sourceHash: 'newer', mayPublish: true })).toMatchObject({
      outcome: 'changed',
      isPublishing: false,
    });
  });
});
