export { checkInvitationRate } from './invitation-rate';
export { invitationIdOf, invitationRef, isInvitationSecret, readInvitation } from './invitation-record';
export { sendInvitation } from './send-invitation';
export { changeOf, type TeamDeed, teamTransaction } from './team-transaction';
