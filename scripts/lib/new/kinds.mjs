import { collection } from './collection.mjs';
import { endpoint, METHODS } from './endpoint.mjs';
import { feature } from './feature.mjs';
import { settingsPage } from './settings-page.mjs';

const verbs = Object.entries(METHODS).map(([method, words]) => `${method} ${words.join(', ')}`);

/** What can be created, by its name on the command line. */
export const KINDS = {
  'settings-page': {
    usage: 'settings-page NAME',
    says: 'a page of /admin/profile: its route, texts, screen and test',
    recipe: settingsPage,
  },
  endpoint: {
    usage: 'endpoint VERB-NOUN --service SERVICE',
    says: `an endpoint below /api/SERVICE: its contract, operation and test. The verb decides the method: ${verbs.join('; ')}; any other POST`,
    recipe: endpoint,
  },
  collection: {
    usage: 'collection NOUN',
    says: 'a collection that staff read, and people who may change the settings write, NOUN in the singular: its entity, store, rules and their tests',
    recipe: collection,
  },
  feature: {
    usage: 'feature NAME',
    says: 'a screen below /admin in a new feature: its route, link, texts, screen and test',
    recipe: feature,
  },
};
