import { useMay } from '../../shared/staff/use-may';
import type { Ticket } from './ticket';

/** Whether the person may change a ticket: whoever answers it, unless it was merged into another one (D-110). */
export function useMayChange({ merged_into }: Pick<Ticket, 'merged_into'>): boolean {
  const mayAnswer = useMay('Messages.createAsAgent');
  return mayAnswer && merged_into === undefined;
}
