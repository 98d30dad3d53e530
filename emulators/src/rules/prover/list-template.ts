import { ANY_PARENTS, type PathToken } from '../pattern';
import type { QueryForRules } from '../ruleset';
import { RulePath } from '../value';
import { Facts } from './facts';
import type { DocumentFacts } from './query-facts';

function idFacts(document: DocumentFacts, isGroup: boolean): Facts {
  const facts = new Facts();
  facts.markPresent('string');
  const id = document.path?.at(-1);
  if (id !== undefined) facts.equal = id;
  if (!isGroup) facts.unequal.push(...document.otherIds);
  return facts;
}

function nameFacts(document: DocumentFacts): Facts {
  const facts = new Facts();
  facts.markPresent('path');
  if (document.path) facts.equal = new RulePath(document.path);
  return facts;
}

/** The path of every document that a query can return, as far as known. */
export function documentTokens(
  collection: readonly string[],
  query: Pick<QueryForRules, 'collectionId' | 'allDescendants'>,
  document: DocumentFacts,
): readonly PathToken[] {
  if (document.path) return document.path;
  if (query.collectionId === '') return [...collection.filter((segment) => segment !== ''), ANY_PARENTS];
  const id = idFacts(document, query.allDescendants);
  if (!query.allDescendants) return [...collection, id];
  return [...collection.slice(0, -1), ANY_PARENTS, query.collectionId, id];
}

/** The `resource` variable of a list request. */
export function listedResource(document: DocumentFacts, isGroup: boolean): Facts {
  const facts = new Facts();
  facts.markPresent('map');
  facts.children.set('data', document.data);
  facts.children.set('id', idFacts(document, isGroup));
  facts.children.set('__name__', nameFacts(document));
  return facts;
}
