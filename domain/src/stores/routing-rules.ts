import { routingRulesSchema } from '../entities/routing-rules';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const rules = defineStore(COLLECTIONS.routingRules, routingRulesSchema);

/** `RoutingRules/{libraryId}` */
export const routingRulesOf = (libraryId: string) => rules.at(docPath.routingRules(libraryId));

/** Libraries that give tickets to people, in no order; the ids of the documents are theirs. */
export const librariesGivingTickets = () => rules.query({ where: [['gives_tickets', '==', true]] });
