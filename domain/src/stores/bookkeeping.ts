import {
  addressProofSchema,
  articleViewSchema,
  articleVoteSchema,
  identityKeySchema,
  importSourceSchema,
  newsFlashReactionSchema,
  newsFlashViewSchema,
  rateLimitSchema,
  requestAccessSchema,
  requestFilesSchema,
  requestLinkSchema,
  ticketCounterSchema,
  visitorIdentitySchema,
} from '../entities/bookkeeping';
import { docPath } from '../paths';
import { storeDocument } from './store';

/** `TicketCounters/{libraryId}` */
export const ticketCounter = (libraryId: string) =>
  storeDocument(docPath.ticketCounter(libraryId), ticketCounterSchema);

/** `ImportSources/{id}` */
export const importSource = (id: string) => storeDocument(docPath.importSource(id), importSourceSchema);

/** `AddressProofs/{id}` */
export const addressProof = (id: string) => storeDocument(docPath.addressProof(id), addressProofSchema);

/** `RequestFiles/{id}` */
export const requestFiles = (id: string) => storeDocument(docPath.requestFiles(id), requestFilesSchema);

/** `RequestLinks/{id}` */
export const requestLink = (id: string) => storeDocument(docPath.requestLink(id), requestLinkSchema);

/** `RequestAccess/{id}` */
export const requestAccess = (id: string) => storeDocument(docPath.requestAccess(id), requestAccessSchema);

/** `RateLimits/{id}` */
export const rateLimit = (id: string) => storeDocument(docPath.rateLimit(id), rateLimitSchema);

/** `ArticleVotes/{id}` */
export const articleVote = (id: string) => storeDocument(docPath.articleVote(id), articleVoteSchema);

/** `ArticleViews/{id}` */
export const articleView = (id: string) => storeDocument(docPath.articleView(id), articleViewSchema);

/** `NewsFlashReactions/{id}` */
export const newsFlashReaction = (id: string) =>
  storeDocument(docPath.newsFlashReaction(id), newsFlashReactionSchema);

/** `NewsFlashViews/{id}` */
export const newsFlashView = (id: string) => storeDocument(docPath.newsFlashView(id), newsFlashViewSchema);

/** `VisitorIdentities/{libraryId}_{uid}` */
export const visitorIdentity = (libraryId: string, uid: string) =>
  storeDocument(docPath.visitorIdentity(libraryId, uid), visitorIdentitySchema);

/** `IdentityKeys/{libraryId}` */
export const identityKey = (libraryId: string) =>
  storeDocument(docPath.identityKey(libraryId), identityKeySchema);
