import * as z from 'zod/mini';
import { LIMITS } from '../../limits';
import { anyone } from '../../permissions/requirement';
import { defineEndpoint } from '../contract';
import { publicLibraryId } from '../ids';

export const saveRequestFiles = defineEndpoint({
  service: 'inbox',
  method: 'PUT',
  path: '/requestfiles',
  summary:
    'Adds the files of a request beside the first, which its record names, before that record is written. A repeated call replaces them (D-99).',
  permission: anyone,
  rate: 'vote',
  body: z.object({
    support_lib_id: publicLibraryId,
    /** drawn by the page (D-21); the files go to this visitor's request of that number alone */
    ticket_id: z.int().check(z.refine((id) => /^[1-9][0-9]{15}$/.test(String(id)), 'is no ticket id')),
    /** addresses of uploads in the visitor's own folder, all of the request, that of the record first */
    file_urls: z.array(z.string().check(z.maxLength(LIMITS.url))).check(z.maxLength(LIMITS.requestFiles)),
  }),
  /** how many of them are there and are what they claim to be */
  answer: z.object({ kept: z.number() }),
});
