import { ticketFollowerSchema } from '../entities/ticket-follower';
import { LIMITS } from '../limits';
import { docPath } from '../paths';
import { defineStore } from './store';

const followersIn = (conversationRef: string) =>
  defineStore(docPath.ticketFollowers(conversationRef), ticketFollowerSchema);

/** `Conversations/{ref}/TicketFollowers/{uid}` */
export const ticketFollower = (conversationRef: string, uid: string) =>
  followersIn(conversationRef).at(docPath.ticketFollower(conversationRef, uid));

/** Who follows a ticket, whoever began first. */
export const followersOf = (conversationRef: string) =>
  followersIn(conversationRef).query({ orderBy: [['since', 'asc']], limit: LIMITS.followersPerTicket });
