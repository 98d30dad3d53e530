import * as activity from './activity';
import * as admin from './admin';
import * as auth from './auth';
import { type Contract, endpointName } from './contract';
import * as inbox from './inbox';
import * as invitation from './invitation';
import * as teams from './teams';

const isContract = (exported: unknown): exported is Contract =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'service' in exported;

interface NamedContract {
  /** what the contract is called in its module; unique */
  readonly id: string;
  /** 'METHOD /path' */
  readonly name: string;
  readonly contract: Contract;
}

/**
 * Every endpoint there is, for tests and documents. Functions and pages import the contracts they need from the
 * module of the service, so that a page does not carry those of others.
 */
export const ENDPOINTS: readonly NamedContract[] = [activity, admin, auth, inbox, invitation, teams]
  .flatMap((service) => Object.entries(service))
  .flatMap(([id, contract]) => (isContract(contract) ? [{ id, name: endpointName(contract), contract }] : []))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
