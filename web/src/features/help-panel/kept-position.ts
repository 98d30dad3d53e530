import { keptText } from '../../shared/storage/kept';

/** The stored position of the help button. */
export const keptButtonPosition = keptText('device', 'harborline-help-button');

/** Whether the button has been moved out of the navigation. */
export const isButtonMoved = (): boolean => keptButtonPosition.read() !== null;
