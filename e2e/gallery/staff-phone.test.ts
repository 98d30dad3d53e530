import { checkStories } from './support/check-stories';

checkStories('staff', 'phone');
