import { getFormList, type ListedForm } from '@harborline/domain/api/form-builder/forms';
import { LIMITS } from '@harborline/domain/limits';
import { callApi } from '../../../shared/api/call-api';
import { type Pages, usePages } from '../../../shared/requests/use-pages';

const idOf = ({ form_ref }: ListedForm): string => form_ref;

/** The forms of the library whose names have some words, those changed last first. @param search '' for all */
export const useForms = (search: string): Pages<ListedForm> =>
  usePages({
    key: ['forms', search],
    idOf,
    load: async (cursor, signal) => {
      const page = cursor === '' ? 1 : Number(cursor);
      const query = { page, search, per_page: LIMITS.listPageSize };
      const { forms, total } = await callApi(getFormList, { query, signal });
      return { rows: forms, nextCursor: page * LIMITS.listPageSize < total ? String(page + 1) : '' };
    },
  });
