export { invitationIdOf, isInvitationSecret } from './invitations/record';
export { checkInvitationRate, sendInvitation } from './invitations/send';
export { changeOf, type TeamOperation, teamTransaction } from './team-transaction';
