import { keptText } from '../../shared/storage/kept';

/** The stored position of the help button. */
export const keptButtonPosition = keptText('device', 'harborline-help-button');
