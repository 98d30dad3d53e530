import { checkStories } from './support/check-stories';

checkStories('visitors', 'phone');
