import { type Contract, fillPath } from '@harborline/domain/api/contract';
import { API_ORIGINS } from '@harborline/domain/api/services';
import { environment } from '../config/environment';

/** An endpoint's URL, seen from this page (S7.0-01), with its parameters filled in. */
export const apiAddress = (
  contract: Pick<Contract, 'service' | 'path'>,
  params?: Readonly<Record<string, string>>,
): string => API_ORIGINS[environment().kind] + fillPath(contract, params);
