import '@fontsource-variable/eb-garamond';
import '@fontsource-variable/source-sans-3';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { route } from './lib/route.svelte';
import { startMotion } from './lib/motion';
import { theme } from './lib/theme.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

theme.start();
startMotion();
route.start();

// Only for the start page without a network. Nothing else is kept by it.
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);

export default mount(App, { target });
