import * as z from 'zod/mini';
import { anyone } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { publicLibraryId } from '../ids';

export const getFileQuota = defineEndpoint({
  service: 'inbox',
  method: 'GET',
  path: '/filequota',
  summary:
    'Says how many files the caller may still send to a library in this hour, so that a page refuses more before anybody reads that they were sent (D-23, D-62).',
  permission: anyone,
  rate: 'chatCall',
  query: z.object({ support_lib_id: publicLibraryId }),
  answer: z.object({ left: z.number() }),
});
