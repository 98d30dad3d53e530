import { ratingRequestSchema } from '../entities/bookkeeping';
import { ratingFiguresSchema, ratingSchema } from '../entities/rating';
import type { TimestampLike } from '../entities/timestamp';
import { LIMITS } from '../limits';
import { COLLECTIONS, docPath } from '../paths';
import { defineStore } from './store';

const ratingsOf = (conversationRef: string) => defineStore(docPath.ratings(conversationRef), ratingSchema);
const figures = defineStore(COLLECTIONS.ratingFigures, ratingFiguresSchema);
const requests = defineStore(COLLECTIONS.ratingRequests, ratingRequestSchema);

/** `Conversations/{ref}/Ratings/{message}` */
export const rating = (conversationRef: string, messageId: string) =>
  ratingsOf(conversationRef).at(docPath.rating(conversationRef, messageId));

/** The ratings of a ticket, the newest first. */
export const newestRatings = (conversationRef: string) =>
  ratingsOf(conversationRef).query({ orderBy: [['rated_at', 'desc']], limit: LIMITS.listPageSize });

/** `RatingFigures/{library}_{uid}` */
export const ratingFigures = (libraryId: string, uid: string) =>
  figures.at(docPath.ratingFigures(libraryId, uid));

/** The figures of a library's teammates, the most rated first. */
export const ratingFiguresOf = (libraryId: string) =>
  figures.query({
    where: [['support_lib_id', '==', libraryId]],
    orderBy: [['count', 'desc']],
    limit: LIMITS.ratedTeammates,
  });

/** `RatingRequests/{ref}` */
export const ratingRequest = (conversationRef: string) => requests.at(docPath.ratingRequest(conversationRef));

const DUE_BATCH = 100;

/** Requests due by then, the longest overdue first. */
export const dueRatingRequests = (by: TimestampLike) =>
  requests.query({ where: [['due_at', '<=', by]], orderBy: [['due_at', 'asc']], limit: DUE_BATCH });
