import './lib/zod-without-eval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { restoreSession } from './lib/session.ts';
import { applyColorMode } from './ui/color-mode.ts';
import './ui/styles/index.css';

applyColorMode();
void restoreSession();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(<App />);
