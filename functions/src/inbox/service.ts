import { httpsService } from '../platform/service';
import { authenticator } from '../sessions';
import { assignTicket } from './assign-ticket';
import { blockSender, unblockSender } from './blocked-senders/change-blocked-senders';
import { getBlockedSenders } from './blocked-senders/get-blocked-senders';
import { changeTickets } from './bulk/change-tickets';
import { getBusinessHours } from './business-hours/get-business-hours';
import { putBusinessHours } from './business-hours/put-business-hours';
import { changeTicketStatus } from './change-ticket-status';
import { changeChat } from './chats/change-chat';
import { changeOwnChat } from './chats/change-own-chat';
import { sendTranscript } from './chats/send-transcript';
import { startChat } from './chats/start-chat';
import { takeNextChat } from './chats/take-chat';
import { endChecklist } from './checklists/end-checklist';
import { startChecklist } from './checklists/start-checklist';
import { tickStep } from './checklists/tick-step';
import { answerCobrowse } from './cobrowse/answer-cobrowse';
import { changeCobrowse } from './cobrowse/change-cobrowse';
import { createWatchUrl } from './cobrowse/create-watch-url';
import { createTicket } from './create-ticket';
import { customFieldChanges } from './custom-fields/change-fields';
import { getCustomFields } from './custom-fields/get-fields';
import { setCustomValue } from './custom-fields/set-value';
import { deleteTickets } from './deletion/delete-tickets';
import { draftEndpoints } from './drafts/service';
import { dutyEndpoints } from './duty/service';
import { getConversationEvents, getPageVisits } from './event-history/get-event-history';
import { filterEndpoints } from './filters/service';
import { changeFollower, followTicket } from './followers/change-followers';
import { widgetFormSubmissions } from './form-submissions/widget-form-submissions';
import { getFileQuota } from './get-file-quota';
import { decideHeldRequests } from './held-requests/decide';
import { identifyVisitor } from './identity/identify-visitor';
import { getIdentitySecret, renewIdentitySecret } from './identity/identity-secret';
import { getMailAddress } from './inbound/get-mail-address';
import { receiveMail } from './inbound/receive-mail';
import { sendLeftReply } from './left-reply/send-left-reply';
import { getTicketLinks } from './links/get-ticket-links';
import { linkTickets } from './links/link-tickets';
import { unlinkTickets } from './links/unlink-tickets';
import { getLoadNotice, putLoadNotice } from './load-notice/change-notice';
import { login } from './login';
import { macroEndpoints } from './macros/service';
import { markMention } from './mentions/mark-mention';
import { mergeTickets } from './merge/merge-tickets';
import { undoMerge } from './merge/undo-merge';
import { myRequestEndpoints } from './my-requests/service';
import { getTicketAddresses } from './new-ticket/get-ticket-addresses';
import { notificationEndpoints } from './notices/service';
import { plannedReplyEndpoints } from './planned-replies/service';
import { getRating } from './ratings/get-rating';
import { getOwnRating, rateMessage } from './ratings/own-rating';
import { saveRating } from './ratings/save-rating';
import { saveRequestFiles } from './request-files/save-request-files';
import { routingEndpoints } from './routing/service';
import { searchTickets } from './search/search-tickets';
import { serviceLevelEndpoints } from './service-levels/service';
import { smartQueueEndpoints } from './smart-queues/service';
import { snoozeTicket } from './snooze/snooze-ticket';
import { splitTicket } from './split/split-ticket';
import { undoSplit } from './split/undo-split';
import { changeTag } from './tags/change-tag';
import { countTags, getTags } from './tags/get-tags';
import { deleteTag, mergeTags, renameTag } from './tags/manage-tags';
import { changeTeam, createTeam, deleteTeam } from './teams/change-teams';
import { getTeams } from './teams/get-teams';
import { setTicketTeam } from './teams/set-ticket-team';
import { ticketFieldChanges } from './ticket-fields/change-options';
import { ticketFieldLists } from './ticket-fields/get-options';
import { setTicketField } from './ticket-fields/set-ticket-field';
import { setTicketPriority } from './ticket-fields/set-ticket-priority';
import { ownStatusChanges } from './ticket-statuses/change-statuses';
import { getTicketStatuses } from './ticket-statuses/get-statuses';
import { grantVisitorAccess } from './visitor-access/grant';
import { peopleEndpoints } from './visitor-people/service';

/** Everything under /api/inbox. */
export const inbox = httpsService('inbox', {
  authenticator,
  endpoints: [
    widgetFormSubmissions,
    answerCobrowse,
    assignTicket,
    blockSender,
    changeChat,
    changeCobrowse,
    changeFollower,
    changeOwnChat,
    changeTag,
    changeTicketStatus,
    changeTickets,
    countTags,
    createTicket,
    ...customFieldChanges,
    deleteTag,
    deleteTickets,
    createWatchUrl,
    decideHeldRequests,
    ...draftEndpoints,
    ...dutyEndpoints,
    endChecklist,
    ...filterEndpoints,
    followTicket,
    getBlockedSenders,
    getMailAddress,
    getConversationEvents,
    getCustomFields,
    getFileQuota,
    getIdentitySecret,
    getOwnRating,
    getPageVisits,
    getRating,
    getTags,
    getTicketAddresses,
    getTicketLinks,
    getTicketStatuses,
    grantVisitorAccess,
    identifyVisitor,
    linkTickets,
    login,
    ...macroEndpoints,
    markMention,
    mergeTags,
    mergeTickets,
    ...myRequestEndpoints,
    ...notificationEndpoints,
    ...ownStatusChanges,
    ...peopleEndpoints,
    ...plannedReplyEndpoints,
    rateMessage,
    renameTag,
    receiveMail,
    renewIdentitySecret,
    saveRating,
    saveRequestFiles,
    searchTickets,
    snoozeTicket,
    sendLeftReply,
    sendTranscript,
    setCustomValue,
    setTicketField,
    setTicketPriority,
    setTicketTeam,
    getTeams,
    getLoadNotice,
    putLoadNotice,
    getBusinessHours,
    putBusinessHours,
    ...serviceLevelEndpoints,
    ...routingEndpoints,
    createTeam,
    changeTeam,
    deleteTeam,
    ...smartQueueEndpoints,
    splitTicket,
    startChat,
    startChecklist,
    takeNextChat,
    tickStep,
    ...ticketFieldChanges,
    ...ticketFieldLists,
    unblockSender,
    undoMerge,
    undoSplit,
    unlinkTickets,
  ],
});
