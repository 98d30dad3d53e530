import { countAskers, previewAskers } from '@harborline/domain/api/activity/askers';
import type { AnswerOf } from '@harborline/domain/api/contract';
import { callApi } from '../../../shared/api/call-api';
import { useRequest } from '../../../shared/requests/use-request';

export type AskersPreview = AnswerOf<typeof previewAskers>;

/** How many people wrote to the library after each failed search of the last days, by the search's id. */
export const useAskerCounts = (days: number, isNeeded: boolean) =>
  useRequest({
    key: ['asker-counts', days],
    load: (signal) => callApi(countAskers, { query: { days }, signal }),
    isNeeded,
  });

/** Who can be told of an article, and the reply they would get. */
export const useAskersPreview = (articleId: string, isNeeded: boolean, isReadable: boolean) =>
  useRequest({
    key: ['askers', articleId, isReadable],
    load: (signal) => callApi(previewAskers, { query: { articleId }, signal }),
    isNeeded,
  });
