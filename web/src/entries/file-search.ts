import { searchFiles } from '../app/exported/file-search';

searchFiles();
