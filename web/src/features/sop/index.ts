export { TicketSops } from './ticket/ticket-sops';
