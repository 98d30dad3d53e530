import { getServiceLevels } from './get-service-levels';
import { getTicketServiceLevel } from './get-ticket-service-level';
import { putServiceLevels } from './put-service-levels';
import { simulateServiceLevels } from './simulate';

/** Service levels of tickets (D-135). */
export const serviceLevelEndpoints = [
  getServiceLevels,
  getTicketServiceLevel,
  putServiceLevels,
  simulateServiceLevels,
];
