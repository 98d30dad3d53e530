export { invitationIdOf, invitationRef, isInvitationSecret, readInvitation } from './invitations/record';
export { checkInvitationRate, sendInvitation } from './invitations/send';
export { changeOf, type TeamDeed, teamTransaction } from './team-transaction';
