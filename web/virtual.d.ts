declare module 'virtual:world.svg' {
  const url: string;
  export default url;
}
declare module 'virtual:silhouettes.svg' {
  const url: string;
  export default url;
}
declare module 'virtual:quiz.json' {
  const url: string;
  export default url;
}
declare module 'virtual:countries.json' {
  const url: string;
  export default url;
}
