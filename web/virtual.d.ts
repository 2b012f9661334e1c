declare module 'virtual:world.svg' {
  const url: string;
  export default url;
}
