import { keptText } from '../../shared/storage/kept';

/** Where the user left the help button, as text. */
export const keptButtonPosition = keptText('device', 'harborline-help-button');

/** Whether the button rests elsewhere than in the navigation. */
export const isButtonMoved = (): boolean => keptButtonPosition.read() !== null;
