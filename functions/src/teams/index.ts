export { checkInvitationRate } from './invitations/rate';
export { invitationIdOf, invitationRef, isInvitationSecret, readInvitation } from './invitations/record';
export { sendInvitation } from './invitations/send';
export { changeOf, type TeamDeed, teamTransaction } from './team-transaction';
