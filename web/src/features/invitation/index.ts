export { InvitePage } from './invite-page';
export { JoinPage } from './join-page';
